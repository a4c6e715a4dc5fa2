/**
 * What the features of the page add to its types, each in a file of its own folder (`static/js/features`). So a feature
 * brings its part of the state, and no other file names it.
 */

/** What the page remembers of features. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface FeatureState {}

/** What is known besides, and not part of the state. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface FeatureResults {}

/** What a person can want of features: the data of each intent, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface FeatureIntents {}

/** The classes of their views, by tag. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it.
export interface FeatureViews {}

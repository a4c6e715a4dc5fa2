/**
 * What the kinds of subjects add to the types of the page, each in a file of its own folder (`static/js/kinds`), as the
 * features do in features.d.ts.
 */

/** What the page remembers of one kind alone: what the user has set. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindState {}

/** What Python has answered about the subject. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindSubject {}

/** The same about the run. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindRun {}

/** What was tried out besides. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindLaboratory {}

/** What a kind keeps on this device. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindDevice {}

/** What a person can want of one kind alone: the data of each intent, by its name. */
// biome-ignore lint/suspicious/noEmptyInterface: kinds add to it.
export interface KindIntents {}

export interface KindAnswers {
  subject: KindSubject;
  run: KindRun;
  lab: KindLaboratory;
  device: KindDevice;
}

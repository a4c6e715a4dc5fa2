/** Why a picture cannot be made, in a sentence for the person who wants it. */
export class WrongPicture extends Error {}

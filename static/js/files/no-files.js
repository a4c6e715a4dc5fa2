/** The programs of a person, before those on the device are known. @type {Readonly<import("./library.js").Files>} */
export const NO_FILES = Object.freeze({
  ready: false,
  programs: [],
  open: "",
  versions: [],
  removed: null,
  trouble: "",
  elsewhere: "",
});

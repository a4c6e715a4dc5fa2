/**
 * To be imported first. Pyodide calls `importScripts` twice to find out whether this is a classic worker. It is not, so the
 * browser would make an error; and Chrome, to note where, reads the whole script again each time, which takes 20 ms.
 */

Object.assign(globalThis, {
  importScripts() {
    // Something that is no error has no place in a script.
    throw null;
  },
});

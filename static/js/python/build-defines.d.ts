/** Put in by the build: see `built.js`, `offline/keeper.js` and `support/load-script.js`. */
declare const PLYSCOPE_ADDRESS: string | undefined;
declare const PLYSCOPE_FILES: Readonly<Record<string, { size: number; sum: number }>> | undefined;
declare const PLYSCOPE_PARTS: Readonly<Record<string, string>> | undefined;
declare const PLYSCOPE_BUILD: import("../offline/keeper.js").Build;
declare const PLYSCOPE_BUILD_ID: string | undefined;

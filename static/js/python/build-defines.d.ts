/** Put in by the build: see `built.js`, `offline/service-worker.js` and `support/part.js`. */
declare const PLYSCOPE_ADDRESS: string | undefined;
declare const PLYSCOPE_FILES: Readonly<Record<string, { size: number; sum: number }>> | undefined;
declare const PLYSCOPE_PARTS: Readonly<Record<string, string>> | undefined;
declare const PLYSCOPE_BUILD: Readonly<{ version: string; files: readonly string[] }>;

/** Put in by the build: see `built.js`. */
declare const PLYSCOPE_ADDRESS: string | undefined;
declare const PLYSCOPE_FILES: Readonly<Record<string, { size: number; sum: number }>> | undefined;

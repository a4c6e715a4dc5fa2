// All unit tests in one process: to start Node for each of the files takes longer than the tests.
import { readdirSync } from "node:fs";

const HERE = new URL(".", import.meta.url);

for (const file of readdirSync(HERE).sort()) if (file.endsWith(".test.js")) await import(new URL(file, HERE).href);

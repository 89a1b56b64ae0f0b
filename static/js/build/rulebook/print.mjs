/** Print the rulebook of every language as JSON, for the tests that hold it against the engine. */

import { runnerImport } from "vite";

const { module } = await runnerImport(`${import.meta.dirname}/files.ts`);
process.stdout.write(JSON.stringify(module.listLanguages().map(module.readBook)));

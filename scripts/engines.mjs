// `npm run test:engines [words of a test's title]`: the main journeys in WebKit and in Firefox, as far as they are installed here.
import "./node24.mjs";
import { runEngines } from "./run-engines.mjs";

const title = process.argv.slice(2).join(" ");
process.exitCode = await runEngines({ args: ["--reporter=list", ...(title ? ["--grep", title] : [])] });

// `npx -c 'node scripts/mail-phrases.mjs'`: finds where the phrases of the Japanese mails end (docs/decisions/0037).
import "./node24.mjs";
import { writeFile } from "node:fs/promises";
import { phraseEndsFile, phraseEndsSource } from "./mail-phrases/phrase-ends-file.mjs";

await writeFile(phraseEndsFile, phraseEndsSource());
console.log(`${phraseEndsFile} is written`);

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { phraseEndsFile, phraseEndsSource } from "./phrase-ends-file.mjs";

test("the ends of phrases of the mails are those of their dictionaries: npx -c 'node scripts/mail-phrases.mjs'", () => {
  expect(readFileSync(phraseEndsFile, "utf8")).toBe(phraseEndsSource());
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markedTexts } from "../../packages/rendering/src/build/mark-phrases.ts";
import { root } from "../root.mjs";

const dictionaries = join(root, "packages", "i18n", "src", "ja", "mails");
export const phraseEndsFile = join(
  root,
  "apps",
  "api",
  "src",
  "platform",
  "html-page",
  "phrase-ends.data.ts",
);

/** How many letters before and after an end tell it from every other place in our texts. */
const [before, after] = [4, 3];

/** Ends in one row of the file. */
const inARow = 10;

/** @param {string[]} ends */
function rowsOf(ends) {
  return Array.from({ length: Math.ceil(ends.length / inARow) }, (_, row) =>
    ends.slice(row * inARow, (row + 1) * inARow),
  );
}

export function phraseEndsSource() {
  const files = readdirSync(dictionaries);
  const ends = files.flatMap((file) => {
    const code = readFileSync(join(dictionaries, file), "utf8");
    return markedTexts({ code, file: join(dictionaries, file) }).flatMap(endsOf);
  });
  const sorted = [...new Set(ends)].sort();
  return `/** Written by scripts/mail-phrases.mjs: the letters before and after each end of a phrase. */
const rows = [
${rowsOf(sorted)
  .map((row) => `  ${JSON.stringify(row.join("\t"))},\n`)
  .join("")}];

export const phraseEnds: readonly string[] = rows.flatMap((row) => row.split("\\t"));
`;
}

/** @param {string} piece what stands between two gaps of a text, its phrases parted by a mark */
function endsOf(piece) {
  const phrases = piece.split("|");
  return phrases.slice(1).flatMap((_, index) => {
    const left = phrases.slice(0, index + 1).join("");
    const right = phrases.slice(index + 1).join("");
    return left && right ? [`${left.slice(-before)}|${right.slice(0, after)}`] : [];
  });
}

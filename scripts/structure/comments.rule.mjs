// How much of the code is comments: lines with nothing else on them, of all lines that hold something.
import { commentsOf, mayHaveComments } from "./comments.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

const mostPercent = 5.5;

/** What a TypeScript file has as code: types of a script. */
const typeTag = /^(\/\*\*|\*) *@(type|typedef|property|param|returns|import|satisfies)\b/;

/** @typedef {{ folder: string, lines: number, comments: number, percent: number }} Share */

/** @param {Tree} tree @returns {Problem[]} */
export function checkComments(tree) {
  const { percent } = shareOf(".", [...tree]);
  if (percent <= mostPercent) return [];
  const message = `${percent.toFixed(1)} % of the lines are comments, at most ${mostPercent} %: leave out what the code says`;
  return [{ path: ".", rule: "comments", message }];
}

/** Each sub-tree, in the order of names, and the whole. @param {Tree} tree @returns {Share[]} */
export function commentShares(tree) {
  const files = [...tree];
  const folders = [...new Set(files.map(([path]) => folderOf(path)))].sort();
  const shares = folders.map((folder) =>
    shareOf(
      folder,
      files.filter(([path]) => folderOf(path) === folder),
    ),
  );
  return [...shares.filter(({ lines }) => lines > 0), shareOf("all", files)];
}

/** `packages/ui`, `e2e/visual`, but `apps/api/src/platform`. @param {string} path */
function folderOf(path) {
  const depth = path.startsWith("apps/") ? 4 : 2;
  return path.split("/").slice(0, -1).slice(0, depth).join("/") || ".";
}

/** @param {string} folder @param {readonly (readonly [string, string])[]} files @returns {Share} */
function shareOf(folder, files) {
  const code = files.filter(([path]) => mayHaveComments(path));
  const lines = sum(code.map(([, text]) => text.split("\n").filter((line) => line.trim() !== "").length));
  const comments = sum(code.map(([path, text]) => commentLines(path, text)));
  return { folder, lines, comments, percent: lines === 0 ? 0 : (100 * comments) / lines };
}

/** @param {string} path @param {string} text */
function commentLines(path, text) {
  return commentsOf(path, text).filter(({ text, isWhole }) => isWhole && !typeTag.test(text)).length;
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}

// Sizes: half of the files within 60 lines, nine in ten within 200, none over 400; no folder of a feature over 40 files.
import { isTestOrSetting } from "./source-tree.mjs";

/** @typedef {import("./source-tree.mjs").Tree} Tree */
/** @typedef {import("./source-tree.mjs").Problem} Problem */

/** Files of one folder, tests aside. */
const mostInOneRoom = 40;

/** Lines. */
const limits = { median: 60, ninetieth: 200, most: 400, lookAgain: 250 };

/** @param {Tree} tree @returns {Problem[]} */
export function checkSizes(tree) {
  const sizes = sizesOf(tree);
  const lines = sizes.map((size) => size.lines);
  const [median, ninetieth] = [percentile(lines, 0.5), percentile(lines, 0.9)];
  /** @param {string} path @param {string} message */
  const problem = (path, message) => ({ path, rule: "size", message });
  return [
    ...sizes
      .filter(({ lines }) => lines > limits.most)
      .map(({ path, lines }) =>
        problem(path, `${lines} lines, the most is ${limits.most}: it does several jobs, split them`),
      ),
    ...(median > limits.median
      ? [problem(".", `half of the files are over ${median} lines, the limit is ${limits.median}`)]
      : []),
    ...(ninetieth > limits.ninetieth
      ? [problem(".", `one file in ten is over ${ninetieth} lines, the limit is ${limits.ninetieth}`)]
      : []),
    ...fullRooms(tree),
  ];
}

/** @param {Tree} tree @returns {Problem[]} each folder of a feature that holds too much to be read at a glance */
function fullRooms(tree) {
  const folders = [...tree.keys()]
    .filter((path) => /^apps\/[^/]+\/src\/(features|accounts)\/.*\.(ts|tsx|css)$/.test(path))
    .filter((path) => !isTestOrSetting(path))
    .map((path) => path.slice(0, path.lastIndexOf("/")));
  return Object.entries(Object.groupBy(folders, (folder) => folder))
    .map(([path, files]) => ({ path, count: files?.length ?? 0 }))
    .filter(({ count }) => count > mostInOneRoom)
    .map(({ path, count }) => ({
      path,
      rule: "size",
      message: `${count} files in one folder, the most is ${mostInOneRoom}: give what belongs together a room`,
    }));
}

/** Files to look at again, the longest first. @param {Tree} tree */
export function longFiles(tree) {
  return sizesOf(tree).filter(({ lines }) => lines > limits.lookAgain);
}

/** @param {Tree} tree */
function sizesOf(tree) {
  return [...tree]
    .filter(([path]) => /\.(ts|tsx|mjs|css|sql)$/.test(path))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split("\n").length }))
    .sort((one, other) => other.lines - one.lines);
}

/** @param {number[]} values longest first @param {number} share */
function percentile(values, share) {
  return values[Math.floor((values.length - 1) * (1 - share))] ?? 0;
}

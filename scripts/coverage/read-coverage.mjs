// Reads docs/coverage.md: which rows it has, and what of each is gone from the tree.

/**
 * One row: what the product promises, the file that holds it, the test that proves it. In the document
 * ``| what | `file` | `test file` “title” |``; a title is a part of the test's name.
 * @typedef {{ section: string, what: string, file: string, test: string, title: string }} Row
 */

const rowShape = /^\|\s*(.+?)\s*\|\s*`([^`]+)`\s*\|\s*`([^`]+)`\s*“([^”]+)”\s*\|$/;

/** @param {string} text @returns {{ rows: Row[], unreadable: string[] }} */
export function readCoverage(text) {
  let section = "";
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  const unreadable = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) section = line.slice(3).trim();
    if (!line.startsWith("|") || /^\|\s*(-|what\b)/.test(line)) continue;
    const [, what, file, test, title] = rowShape.exec(line) ?? [];
    if (what && file && test && title) rows.push({ section, what, file, test, title });
    else unreadable.push(line);
  }
  return { rows, unreadable };
}

/**
 * @param {Row[]} rows
 * @param {(path: string) => string | undefined} read a file's text, undefined where there is none
 * @returns {string[]} one line a row whose file or test is gone
 */
export function missingOf(rows, read) {
  return rows.flatMap(({ section, what, file, test, title }) => {
    const where = `${section}: ${what}`;
    const proof = read(test);
    if (read(file) === undefined) return [`${where}: ${file} is gone`];
    if (proof === undefined) return [`${where}: ${test} is gone`];
    return proof.includes(title) ? [] : [`${where}: ${test} has no test “${title}”`];
  });
}

// Finds the comments of a file by its lines, as Biome formats them: a template literal may hold anything, so no parser is worth it.

/** @typedef {{ text: string, isWhole: boolean }} Comment `isWhole`: nothing else stands on its line. */

/** @param {string} path */
export function mayHaveComments(path) {
  return /\.(ts|tsx|mjs|css|sql)$/.test(path);
}

/** @param {string} path @param {string} text @returns {Comment[]} one for each line */
export function commentsOf(path, text) {
  const isCss = path.endsWith(".css");
  const mark = path.endsWith(".sql") ? "--" : "//";
  const trailing = isCss ? /\/\*.*\*\// : new RegExp(`(?<=\\s)${mark} .*$`);
  let isInBlock = false;
  return text.split("\n").flatMap((raw) => {
    const line = raw.trim();
    const goesOn = isInBlock && (isCss || line.startsWith("*"));
    if (goesOn || /^\{?\/\*/.test(line)) {
      isInBlock = !line.includes("*/");
      return { text: line, isWhole: true };
    }
    isInBlock = false;
    if (!isCss && line.startsWith(mark)) return { text: line, isWhole: true };
    const [after] = trailing.exec(raw) ?? [];
    return after ? { text: after, isWhole: false } : [];
  });
}

/** Excel takes a file without it for one in the machine's old encoding. */
export const byteOrderMark = "\uFEFF";

/** What a spreadsheet takes for the beginning of a formula; the wide forms too, which a Japanese Excel takes for the narrow ones. */
const formulaBegins = /^\s*[=+\-@＝＋－＠]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what some spreadsheets skip before a formula.
const controlBegins = /^[\t\r\u0000]/;

/** Quoted, and with an apostrophe in front of what would run as a formula: somebody else wrote it, and it is opened elsewhere. */
export function textCell(text: string): string {
  const harmless = formulaBegins.test(text) || controlBegins.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const bidiControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them, and some spreadsheets end at them.
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/gu;

/** The same on one line, for what people write freely: nothing in it turns the reading direction. */
export function lineCell(text: string): string {
  const plain = text.replaceAll(bidiControls, "");
  const [cell, isHarmful] = [plain.replaceAll(controls, ""), controlBegins.test(plain)];
  const line = cell.replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, " ").replaceAll("\t", " ");
  return textCell(isHarmful && !formulaBegins.test(line) ? `'${line}` : line);
}

/** Quoted and otherwise as it is: a number, a day, a word of ours. */
export function plainCell(value: number | string | null): string {
  return `"${value === null ? "" : String(value).replaceAll('"', '""')}"`;
}

export function csvLine(cells: readonly string[]): string {
  return `${cells.join(",")}\r\n`;
}

/** A whole file: its first line, then the rows in the order given. A number is ours and stays one. */
export function csvFile(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [heads, ...rows].map((cells) =>
    csvLine(cells.map((cell) => (typeof cell === "number" ? plainCell(cell) : lineCell(cell)))),
  );
  return byteOrderMark + lines.join("");
}

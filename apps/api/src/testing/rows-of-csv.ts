/** A CSV file as RFC 4180 has it, read back cell by cell. Throws on what is none. */
export function rowsOfCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  const text = file.replace(/^\uFEFF/, "");
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex;
    const [, content = "", end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`no cell at ${at}`);
    rows.at(-1)?.push(content.startsWith('"') ? content.slice(1, -1).replaceAll('""', '"') : content);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

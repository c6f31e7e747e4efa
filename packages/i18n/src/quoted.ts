/** In Japanese brackets; those that a name brings along are the inner ones then. */
export function quoted(text: string): string {
  return `「${text.replaceAll("「", "『").replaceAll("」", "』")}」`;
}

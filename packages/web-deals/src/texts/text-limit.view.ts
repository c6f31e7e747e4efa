/** Counted as the contract counts: without the space around it, a character of two units once. */
export const lengthOf = (text: string): number => [...text.trim()].length;

type Limited = { id: string; text: string; max: number };

/** Whether one of these texts is too long to send; the field of the first one takes the focus. */
export function focusTooLong(texts: readonly Limited[]): boolean {
  const first = texts.find(({ text, max }) => lengthOf(text) > max);
  if (first) document.getElementById(first.id)?.focus();
  return first !== undefined;
}

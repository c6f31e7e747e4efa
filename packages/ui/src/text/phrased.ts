const mark = "|";

/** Cached results of texts with parameters: a screen shows some dozens. */
const mostFilled = 500;

const whole = new Map<string, readonly string[]>();
const filled = new Map<string, readonly string[]>();

/**
 * Joins a text whose pieces mark the end of each phrase, and caches its phrases. The text itself has
 * no marks: what is spoken, copied or compared is the dictionary's. The build generates the calls.
 */
export function phrased(pieces: readonly string[], ...values: readonly unknown[]): string {
  const phrases = [""];
  const add = ([first = "", ...rest]: readonly string[]) => {
    phrases.push((phrases.pop() ?? "") + first, ...rest);
  };
  pieces.forEach((piece, index) => {
    add(piece.split(mark));
    if (index < values.length) add(phrasesOf(String(values[index])));
  });
  const text = phrases.join("");
  const known = values.length > 0 ? filled : whole;
  known.set(
    text,
    phrases.filter((phrase) => phrase !== ""),
  );
  const [oldest] = filled.keys();
  if (filled.size > mostFilled && oldest !== undefined) filled.delete(oldest);
  return text;
}

/** The phrases of a text of a dictionary, in order; any other text is one. */
export function phrasesOf(text: string): readonly string[] {
  return whole.get(text) ?? filled.get(text) ?? [text];
}

/** Case, width and kind of kana make no difference, long marks do; spaces are one. For what is searched and what is searched for. */
export function foldWords(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[\u30a1-\u30f6]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60))
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The words that all have to be there. */
export function wordsOf(q: string): string[] {
  const folded = foldWords(q);
  return folded === "" ? [] : [...new Set(folded.split(" "))];
}

/** What the index is asked for: a word of one character, or the pairs of a longer one. */
export function gramsOf(words: readonly string[]): string[] {
  const grams = words.flatMap((word) => {
    const characters = [...word];
    if (characters.length === 1) return characters;
    return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
  });
  return [...new Set(grams)];
}

/** Words whose pairs may stand apart from each other: that they follow each other is looked at in the text. */
export function longWords(words: readonly string[]): string[] {
  return words.filter((word) => [...word].length > 2);
}

type Named = {
  readonly code: string;
  /** How people write it, the spelling that comes first in front. */
  readonly spellings: readonly string[];
};

/** Names of banks, or of a bank's branches, as people write them; null of one that two have. */
export type PayeeNames = ReadonlyMap<string, string | null>;

/** What one spelling gives way to the next: a bank's own name comes before another one's reading. */
export function payeeNamesOf(named: readonly Named[]): PayeeNames {
  const names = new Map<string, string | null>();
  const rounds = Math.max(0, ...named.map(({ spellings }) => spellings.length));
  for (let index = 0; index < rounds; index += 1) {
    const round = new Map<string, string | null>();
    for (const { code, spellings } of named) {
      const spelling = spellings[index];
      if (spelling === undefined) continue;
      const key = keyOf(spelling);
      round.set(key, round.has(key) ? null : code);
    }
    for (const [key, code] of round) if (!names.has(key)) names.set(key, code);
  }
  return names;
}

/** The code that a name leads to, null where it is none of the list's or that of two. */
export function codeNamed(names: PayeeNames, typed: string): string | null {
  return names.get(keyOf(typed)) ?? null;
}

/** Widths, cases, kinds of kana and spaces make no other name. */
function keyOf(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\s/g, "")
    .replaceAll(/[ァ-ヶ]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - 0x60));
}

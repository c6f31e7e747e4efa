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
  const spelled = named.flatMap(({ code, spellings }) =>
    spellings.map((spelling, place) => ({ code, place, key: keyOf(spelling) })),
  );
  // Places come in their order: whoever has a second spelling has a first one before it.
  for (const inPlace of Map.groupBy(spelled, ({ place }) => place).values()) {
    for (const [key, codes] of Map.groupBy(inPlace, ({ key }) => key))
      if (!names.has(key)) names.set(key, codes.length === 1 ? (codes[0]?.code ?? null) : null);
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

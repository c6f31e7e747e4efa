/** A paragraph, or a list: numbered where the order counts. */
export type LegalBlock = string | { steps: readonly string[] } | { points: readonly string[] };

export type LegalSection = {
  /** The same in both languages; where a link leads. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
};

/** A legal document in one language. The English one binds, the Japanese one says so. */
export type LegalText = {
  revised: string;
  binding: string;
  contents: string;
  intro: readonly LegalBlock[];
  sections: readonly LegalSection[];
};

import { type RawBuilder, sql } from "kysely";

/** How names are compared where people look for them: of one width, without case and without spaces. */
function foldedWords(typed: string): string {
  return typed.normalize("NFKC").toLowerCase().replaceAll(/\s/g, "");
}

/** Whether a column has these words somewhere, both folded. PostgreSQL alone sees the column: nothing is kept folded. */
export function hasWords(column: string, words: string): RawBuilder<boolean> {
  const folded = sql`regexp_replace(lower(normalize(${sql.ref(column)}, NFKC)), '\\s', '', 'g')`;
  return sql<boolean>`strpos(${folded}, ${foldedWords(words)}) > 0`;
}

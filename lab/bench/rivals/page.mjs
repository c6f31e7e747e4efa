// The page as both rivals answer it, in the product's own form.
const shown = 5;
/** One more than is shown tells whether a next page exists. */
export const asked = shown + 1;

/** @param {object[]} rows @param {(row: object) => object} write @param {{ pending: number, approved: number, rejected: number }} counts */
export function pageOf(rows, write, { pending, approved, rejected }) {
  return {
    docs: rows.slice(0, shown).map(write),
    hasNextPage: rows.length > shown,
    counts: { all: pending + approved + rejected, pending, approved, rejected },
  };
}

/** So many cases of one value. */
export type Counted = { readonly value: number; readonly count: number };

/** The value of a case by its place among all of them, the least first; null where there are not so many. */
export function valueAt(counted: readonly Counted[], place: number): number | null {
  let upTo = 0;
  for (const { value, count } of counted.toSorted((one, other) => one.value - other.value)) {
    upTo += count;
    if (upTo > place) return value;
  }
  return null;
}

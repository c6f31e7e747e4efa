/** Each value's share of the highest, 0 to 1. Undefined when there is nothing to show. */
export function barHeights(values: number[]): number[] | undefined {
  const highest = Math.max(0, ...values);
  if (highest === 0) return undefined;
  return values.map((value) => Math.max(0, value) / highest);
}

/** Each value's share of the highest, 0 to 1. Nothing below zero is drawn; all are 0 when there is no highest. */
export function barHeights(values: number[]): number[] {
  const highest = Math.max(0, ...values);
  return values.map((value) => (highest === 0 ? 0 : Math.max(0, value) / highest));
}

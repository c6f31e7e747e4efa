/** Points of a line in a box of 100 by 100, oldest left, highest on top; 0 is the floor. Undefined under two values. */
export function linePoints(values: number[]): { x: number; y: number }[] | undefined {
  if (values.length < 2) return undefined;
  const highest = Math.max(0, ...values);
  return values.map((value, index) => ({
    x: (index / (values.length - 1)) * 100,
    y: highest === 0 ? 100 : 100 - (Math.max(0, value) / highest) * 100,
  }));
}

/** Points in a box of 100 by 100; 0 is the floor. Undefined below two values. */
export function linePoints(values: number[]): { x: number; y: number }[] | undefined {
  if (values.length < 2) return undefined;
  const highest = Math.max(0, ...values);
  return values.map((value, index) => ({
    x: (index / (values.length - 1)) * 100,
    y: highest === 0 ? 100 : 100 - (Math.max(0, value) / highest) * 100,
  }));
}

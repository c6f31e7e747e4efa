/** Percent of the strip below which two dots overlap. */
const apart = 4;

/** Each value's place in percent of the highest, and a lane without overlap. Undefined when there is nothing to show. */
export function stripDots(values: number[]): { x: number; lane: number }[] | undefined {
  const highest = Math.max(0, ...values);
  if (highest === 0) return undefined;
  const lanes: number[][] = [];
  return values.map((value) => {
    const x = (Math.max(0, value) / highest) * 100;
    const free = lanes.findIndex((lane) => lane.every((other) => Math.abs(other - x) >= apart));
    if (free === -1) lanes.push([x]);
    else lanes[free]?.push(x);
    return { x, lane: free === -1 ? lanes.length - 1 : free };
  });
}

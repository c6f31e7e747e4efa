/** Closer than this, in percent of the strip, two dots would lie on each other. */
const apart = 4;

/** Each value's place along a strip from 0 to the highest, in percent, and the lane in which it meets no other. Undefined when there is nothing to draw. */
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

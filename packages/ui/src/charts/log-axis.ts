/** A logarithmic axis that all rows of a table share: what stands further right was watched more often. */
export type LogAxis = {
  /** Powers of ten. */
  readonly from: number;
  readonly to: number;
  /** Values, powers of ten, from low to high; of a long axis every second, third and so on. */
  readonly ticks: readonly number[];
};

const room = 0.06;
/** Names of more would run into each other above a narrow column. */
const mostTicks = 3;
/** Fewer decades would make small differences look large. */
const leastDecades = 1;

/** Holds every value above 0, and at least one decade around them. */
export function logAxisOf(values: readonly number[]): LogAxis {
  const powers = values.filter((value) => value > 0).map(Math.log10);
  const low = powers.length === 0 ? 3 : Math.min(...powers);
  const high = powers.length === 0 ? 4 : Math.max(...powers);
  const more = Math.max(0, leastDecades - (high - low)) / 2;
  const from = Math.max(0, low - more - room);
  const to = Math.max(high + more + room, from + leastDecades);
  const first = Math.ceil(from);
  const powersWithin = Math.max(0, Math.floor(to) - first + 1);
  const step = Math.max(1, Math.ceil(powersWithin / mostTicks));
  const ticks = Array.from({ length: Math.ceil(powersWithin / step) }, (_, at) => 10 ** (first + at * step));
  return { from, to, ticks };
}

/** What names the heights of an axis: its powers of ten; of a short one 2 and 5 times them, too, so that two values can be read. */
export function marksOf({ from, to, ticks }: LogAxis): readonly number[] {
  if (ticks.length > 1) return ticks;
  const powers = [Math.floor(from), Math.floor(from) + 1];
  const marks = powers.flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));
  return marks.filter((mark) => Math.log10(mark) >= from && Math.log10(mark) <= to);
}

/** Percent of the axis. What is 0 or off the axis stands at its end. */
export function placeOnAxis({ from, to }: LogAxis, value: number): number {
  if (value <= 0) return 0;
  return Math.min(100, Math.max(0, ((Math.log10(value) - from) / (to - from)) * 100));
}

/** Percent of the height, from 25 to 75: keeps dots of the same value apart, always in the same way, and says nothing. */
export function jitterOf(value: number, at: number): number {
  const hash = Math.imul(value ^ (at + 1), 0x9e3779b1) >>> 0;
  return 25 + (hash % 51);
}

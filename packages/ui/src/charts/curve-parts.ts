type Point = { readonly at: number; readonly value: number | null };
type Known = { readonly at: number; readonly value: number };
type Range = { readonly low: number; readonly high: number };

export type Curve = {
  /** Percent of the width, and of the height from the top. */
  readonly x: (at: number) => number;
  readonly y: (value: number) => number;
  /** A path for each run of days without a gap, in a box of 100 by 100. */
  readonly parts: readonly { readonly line: string; readonly area: string }[];
  readonly last: Known;
  readonly range: Range;
};

/** Does not begin at 0: a year of followers would be a flat line. Undefined below two known values. */
export function curveParts(points: readonly Point[]): Curve | undefined {
  const known = points.filter((point): point is Known => point.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || known.length < 2) return undefined;
  const values = known.map(({ value }) => value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((most - least) * 0.12, most * 0.01, 1);
  const range = { low: Math.max(0, least - room), high: most + room };
  const [begin, end] = [points[0]?.at ?? first.at, points.at(-1)?.at ?? last.at];
  const x = (at: number) => round(end === begin ? 50 : ((at - begin) / (end - begin)) * 100);
  const y = (value: number) => round(100 - ((value - range.low) / (range.high - range.low)) * 100);
  const parts = runsOf(points).map((run) => {
    const line = `M${run.map(({ at, value }) => `${x(at)} ${y(value)}`).join(" ")}`;
    return { line, area: `${line}V100H${x(run[0]?.at ?? begin)}Z` };
  });
  return { x, y, parts, last, range };
}

function runsOf(points: readonly Point[]): Known[][] {
  const runs: Known[][] = [];
  let isOpen = false;
  for (const { at, value } of points) {
    if (value === null) {
      isOpen = false;
      continue;
    }
    if (isOpen) runs.at(-1)?.push({ at, value });
    else runs.push([{ at, value }]);
    isOpen = true;
  }
  return runs;
}

/** Two to four values in steps of 1, 2 or 5 and zeros. */
export function evenTicks({ low, high }: Range): number[] {
  const rough = (high - low) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

const round = (percent: number) => Math.round(percent * 100) / 100;

type Band = { least: number; middle: number; most: number; end: number };

/** Start, width and middle of a band on a scale from 0 to `end`, in percent, clipped. */
export function bandShares({ least, middle, most, end }: Band) {
  const place = (value: number) => (end <= 0 ? 0 : (Math.min(Math.max(0, value), end) / end) * 100);
  const start = place(least);
  return { start, width: Math.max(0, place(most) - start), middle: place(middle) };
}

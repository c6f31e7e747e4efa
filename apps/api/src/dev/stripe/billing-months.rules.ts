/** Times are whole seconds since 1970, as the provider writes them; days are UTC days. */
export type Period = { readonly start: number; readonly end: number };

const daySeconds = 86_400;

/** `months` months after the anchor, on the anchor's day of the month, or on the last day of a shorter month. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const firstOfMonth = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const month = new Date(firstOfMonth);
  const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), days);
  return firstOfMonth / 1000 + (day - 1) * daySeconds + (anchor % daySeconds);
}

/** The month of the anchor's row that begins at `start`, and the one after it: never counted from the one before, which may be short. */
export function periodFrom(anchor: number, start: number): Period {
  let months = 0;
  while (monthsAfter(anchor, months) < start) months += 1;
  return { start, end: monthsAfter(anchor, months + 1) };
}

/** The provider's month after a first payment: the same day and time in UTC, or the last day of a shorter month. */
export function addMonth(anchor: Date): Date {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + 1];
  const days = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(anchor.getUTCDate(), days));
  return new Date(start + (anchor.getTime() % 86_400_000));
}

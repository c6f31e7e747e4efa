/** How much of the tax a company may still deduct that paid somebody who is not registered for it: percent, by day of receipt, the newest in front. */
const deductions = [
  { from: "2031-10-01", percent: 0 },
  { from: "2030-10-01", percent: 30 },
  { from: "2028-10-01", percent: 50 },
  { from: "2026-10-01", percent: 70 },
  { from: "2023-10-01", percent: 80 },
] as const;

export function deductiblePercentOf(receivedOn: string): number {
  const found = deductions.find(({ from }) => from <= receivedOn);
  if (!found) throw new RangeError(`no deduction is known for ${receivedOn}`);
  return found.percent;
}

/** Start and width of each part, in percent; a part above zero is at least `least`. */
export function stackShares(values: number[], least = 2): { start: number; width: number }[] | undefined {
  const parts = values.map((value) => Math.max(0, value));
  const total = parts.reduce((sum, value) => sum + value, 0);
  if (total === 0) return undefined;
  const raised = parts.map((value) => (value === 0 ? 0 : Math.max(least, (value / total) * 100)));
  const whole = raised.reduce((sum, width) => sum + width, 0);
  let start = 0;
  return raised.map((width) => {
    const share = { start, width: (width / whole) * 100 };
    start += share.width;
    return share;
  });
}

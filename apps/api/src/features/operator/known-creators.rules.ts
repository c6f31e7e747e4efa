type Change = { readonly id: string; readonly status: string; readonly changed_at: Date };
type Deed = { readonly operator: string; readonly note: string | null; readonly done_at: Date };

/**
 * Who made which change of standing, by its id. The log tells a moment after the change what was done, in its transaction: it means
 * the last change of that kind. Changes that are older than the log are nobody's. They come newest first.
 */
export function changedBy(changes: readonly Change[], deeds: readonly Deed[]): Map<string, string> {
  const by = new Map<string, string>();
  for (const { operator, note, done_at } of deeds) {
    const change = changes.find(({ status, changed_at }) => status === note && changed_at <= done_at);
    if (change) by.set(change.id, operator);
  }
  return by;
}

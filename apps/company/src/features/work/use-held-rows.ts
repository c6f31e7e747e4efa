import type { BoardRow } from "@tomoru/contract/company/work";
import { useState } from "react";

const keysOf = (rows: readonly BoardRow[]) => rows.map((row) => `${row.id} ${row.answer} ${row.deal?.turn}`);

/**
 * Rows do not jump under the pointer or the focus: meanwhile those shown keep their order and take what changed in place, and how
 * many would move is told.
 */
export function useHeldRows(sortedRows: readonly BoardRow[], isHeld: boolean) {
  const [shown, setShown] = useState(sortedRows);
  const isMoved = keysOf(shown).join() !== keysOf(sortedRows).join();
  if (shown !== sortedRows && !(isHeld && isMoved)) setShown(sortedRows);
  const byId = new Map(sortedRows.map((row) => [row.id, row]));
  const before = new Set(keysOf(shown));
  return {
    rows: isHeld && isMoved ? shown.flatMap((row) => byId.get(row.id) ?? []) : sortedRows,
    /** How many rows would move. */
    moved: isHeld && isMoved ? keysOf(sortedRows).filter((key) => !before.has(key)).length : 0,
    show: () => setShown(sortedRows),
  };
}

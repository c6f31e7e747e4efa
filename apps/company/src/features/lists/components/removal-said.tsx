import { SaidWithUndo } from "../../../shared/page/said-with-undo.tsx";
import { useWords } from "../../../shared/site.ts";
import type { ListActions } from "../use-list-actions.ts";
import type { Removal } from "../use-removal.ts";

type RemovalSaidProps = { removal: Removal; moved: ListActions["said"]; onMovedClose: () => void };

/** Says who was removed or put back, or where the list was moved, whichever was last. */
export function RemovalSaid({ removal: { said, undo, close }, moved, onMovedClose }: RemovalSaidProps) {
  const { one: say } = useWords().lists;
  if (said === null) return <SaidWithUndo text={moved?.text} onUndo={moved?.undo} onClose={onMovedClose} />;
  if (said.kind === "back") {
    const lost = said.lost > 0 ? say.undoneExcept(said.lost) : "";
    const text = [said.count > 0 ? say.undone(said.count) : "", lost].filter(Boolean).join(" ");
    return <SaidWithUndo text={text} onUndo={undefined} onClose={close} />;
  }
  const [first] = said.rows;
  const text =
    said.rows.length === 1 && first
      ? say.removed(first.displayName || say.somebody)
      : say.removedMany(said.rows.length);
  return <SaidWithUndo text={text} onUndo={() => void undo(said)} onClose={close} />;
}

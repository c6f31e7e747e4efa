import type { BoardRow } from "@tomoru/contract/company/work";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { KeyHints } from "../../../shared/keys/key-hints.tsx";
import { useWords } from "../../../shared/site.ts";
import { type BoardGroup, boardGroups, groupOf } from "../../../shared/work/board.view.ts";
import styles from "./board-table.module.css";

type BoardToolsProps = {
  rows: readonly BoardRow[];
  chosen: BoardGroup | "all";
  onChoose: (group: BoardGroup | "all") => void;
  onHelp: () => void;
};

/** The board's filter by turn, and its keys. */
export function BoardTools({ rows, chosen, onChoose, onHelp }: BoardToolsProps) {
  const { board: say } = useWords().work;
  const countOf = (group: BoardGroup) => rows.filter((row) => groupOf(row) === group).length;
  return (
    <div className={styles.tools}>
      <FilterChips
        label={say.filter}
        chips={(["all", ...boardGroups] as const).map((key) => ({
          key,
          label: key === "all" ? say.all : say.groups[key],
          count: key === "all" ? rows.length : countOf(key),
          current: chosen === key,
          render: <button type="button" onClick={() => onChoose(key)} />,
        }))}
      />
      <KeyHints
        label={say.keys.label}
        onHelp={onHelp}
        keys={[
          { letters: ["J", "K"], word: say.keys.move },
          { letters: ["↵"], word: say.keys.open },
          { letters: ["R"], word: say.keys.remind },
        ]}
      />
    </div>
  );
}

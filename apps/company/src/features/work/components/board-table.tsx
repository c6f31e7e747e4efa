import type { BoardRow } from "@tomoru/contract/company/work";
import type { Platform } from "@tomoru/contract/platforms";
import { Button } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { type ReactNode, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useLetters } from "../../../shared/keys/letters.store.ts";
import { useKeyHelp } from "../../../shared/keys/use-key-help.tsx";
import { useWords } from "../../../shared/site.ts";
import { type BoardGroup, canRemind, groupOf, sorted } from "../../../shared/work/board.view.ts";
import { useHeldRows } from "../use-held-rows.ts";
import { Creator, Due, Fee, Progress, pathOf, Situation } from "./board-cells.tsx";
import styles from "./board-table.module.css";
import { BoardTools } from "./board-tools.tsx";
import { RowActions } from "./row-actions.tsx";

type BoardTableProps = {
  rows: readonly BoardRow[];
  platform: Platform;
  onRemind: (row: BoardRow) => void;
  onWithdraw: (row: BoardRow) => void;
};

/** Everybody by whose turn it is and until when; what happens meanwhile does not move the rows under a pointer or the focus. */
export function BoardTable({ rows, platform, onRemind, onWithdraw }: BoardTableProps) {
  const { board: say } = useWords().work;
  const navigate = useNavigate();
  const help = useKeyHelp();
  const hasLetters = useLetters();
  const [chosen, setChosen] = useState<BoardGroup | "all">("all");
  const [isUnder, setUnder] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const inOrder = useMemo(() => sorted(rows), [rows]);
  const held = useHeldRows(inOrder, isUnder || isFocused);
  const countOf = (group: BoardGroup) => rows.filter((row) => groupOf(row) === group).length;
  const shown = held.rows.filter((row) => chosen === "all" || groupOf(row) === chosen);
  const first = shown.find((row) => groupOf(row) === "company" && row.deal !== null);
  const actions = (row: BoardRow) => (
    <RowActions
      row={row}
      platform={platform}
      isFirst={row.id === first?.id}
      onRemind={onRemind}
      onWithdraw={onWithdraw}
    />
  );
  return (
    <>
      <BoardTools rows={rows} chosen={chosen} onChoose={setChosen} onHelp={help.show} />
      <div role="status" className={styles.news}>
        {held.moved > 0 ? (
          <>
            {say.newAnswers(held.moved)}
            <Button variant="text" size="dense" onClick={held.show}>
              {say.showNew}
            </Button>
          </>
        ) : null}
      </div>
      <Card
        padding="none"
        className={styles.card}
        onPointerEnter={({ pointerType }) => setUnder(pointerType === "mouse")}
        onPointerLeave={() => setUnder(false)}
        onFocus={() => setFocused(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
      >
        <DataGrid
          caption={say.table}
          columns={columnsOf({ heads: say.columns, platform, actions })}
          rows={shown}
          keyOf={(row) => row.id}
          rowHeader="creator"
          groupOf={(row) => {
            const key = groupOf(row);
            return { key, head: <GroupHead group={key} count={countOf(key)} />, isLamp: key === "company" };
          }}
          card={(row) => (
            <RowCard row={row} platform={platform}>
              {actions(row)}
            </RowCard>
          )}
          onOpen={(row) => void navigate(pathOf(row, platform))}
          hasLetters={hasLetters}
          letters={{
            "?": help.show,
            r: (row) => {
              if (canRemind(row, serverNow())) onRemind(row);
            },
          }}
        />
      </Card>
      {help.dialog}
    </>
  );
}

type Columns = {
  heads: ReturnType<typeof useWords>["work"]["board"]["columns"];
  platform: Platform;
  actions: (row: BoardRow) => ReactNode;
};

function columnsOf({ heads, platform, actions }: Columns): GridColumn<BoardRow>[] {
  return [
    { key: "creator", head: heads.creator, cell: (row) => <Creator row={row} platform={platform} /> },
    { key: "now", head: heads.now, cell: (row) => <Situation row={row} /> },
    { key: "progress", head: heads.progress, cell: (row) => <Progress row={row} /> },
    { key: "fee", head: heads.fee, isNumber: true, cell: (row) => <Fee row={row} /> },
    { key: "due", head: heads.due, cell: (row) => <Due row={row} /> },
    { key: "act", head: heads.act, isHeadHidden: true, cell: actions },
  ];
}

type RowCardProps = { row: BoardRow; platform: Platform; children: ReactNode };

function RowCard({ row, platform, children }: RowCardProps) {
  return (
    <article className={styles.row} aria-label={row.displayName}>
      <Creator row={row} platform={platform} />
      <Situation row={row} />
      <div className={styles.line}>
        <Progress row={row} />
        <Due row={row} />
      </div>
      <p className={styles.fee}>
        <Fee row={row} />
      </p>
      {children}
    </article>
  );
}

function GroupHead({ group, count }: { group: BoardGroup; count: number }) {
  const { groups } = useWords().work.board;
  return (
    <span className={styles.group}>
      {group === "company" ? <LampDot /> : null}
      {groups[group]} <span>{count}</span>
    </span>
  );
}

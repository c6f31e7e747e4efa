import type { BoardRow } from "@tomoru/contract/company/work";
import type { Platform } from "@tomoru/contract/platforms";
import { Button } from "@tomoru/ui/actions/button";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Ellipsis } from "lucide-react";
import { useLanguage } from "../../../shared/site.ts";
import { canRemind, groupOf } from "../../../shared/work/board.view.ts";
import { NextAct } from "./board-cells.tsx";
import styles from "./row-actions.module.css";

type RowActionsProps = {
  row: BoardRow;
  platform: Platform;
  isFirst: boolean;
  onRemind: (row: BoardRow) => void;
  onWithdraw: (row: BoardRow) => void;
};

/** What can be done with a row; reminding and withdrawing where they are possible. */
export function RowActions({ row, platform, isFirst, onRemind, onWithdraw }: RowActionsProps) {
  const { words, format } = useLanguage();
  const { board: say } = words.work;
  const isWaiting = row.deal === null && row.answer === "waiting";
  const isTheirs = groupOf(row) === "creator";
  return (
    <span className={styles.actions}>
      {isTheirs && !canRemind(row, serverNow()) && row.remindedAt ? (
        <span className={styles.reminded} title={say.remindLimit}>
          {say.remindedOn(format.monthDay(dayInJapan(new Date(row.remindedAt))))}
        </span>
      ) : null}
      {isTheirs && canRemind(row, serverNow()) ? (
        <Button variant="text" size="dense" onClick={() => onRemind(row)}>
          {say.remind}
        </Button>
      ) : null}
      {isTheirs && !row.deal ? null : <NextAct row={row} platform={platform} isFirst={isFirst} />}
      {isWaiting ? (
        <LateMenu
          label={say.rowMenu(row.displayName)}
          icon={<Ellipsis size={18} aria-hidden="true" />}
          items={[{ key: "withdraw", label: say.withdraw, onSelect: () => onWithdraw(row) }]}
        />
      ) : null}
    </span>
  );
}

import type { ListRow } from "@tomoru/contract/company/lists";
import type { BoardRow } from "@tomoru/contract/company/work";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import type { LogAxis } from "@tomoru/ui/charts/log-axis";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import {
  AccountName,
  AccountStrip,
  GoneName,
  MedianViews,
  Price,
} from "../../../shared/accounts/account-parts.tsx";
import { useLanguage } from "../../../shared/site.ts";
import type { WalkState } from "../../../shared/walk.ts";
import { SituationNow } from "./answer-cells.tsx";
import { LastDeal } from "./last-deal.tsx";
import styles from "./list-row-card.module.css";
import { NoteSheet } from "./note-sheet.tsx";

type ListRowCardProps = {
  listId: string;
  row: ListRow;
  box: ReactNode;
  axis: LogAxis;
  state: WalkState;
  isLocked: boolean;
  /** The answer, in a list that was consulted; null if this creator was not asked. */
  answer: BoardRow | null | undefined;
  onRemove: (() => void) | undefined;
};

/** A row where there is no room for a table. */
export function ListRowCard({ listId, row, box, axis, state, isLocked, answer, onRemove }: ListRowCardProps) {
  const { words, format } = useLanguage();
  const { columns } = words.search;
  const { one: say } = words.lists;
  const about = row.followers === null ? "" : say.followers(format.compact(row.followers));
  return (
    <article className={styles.row} aria-label={row.displayName || say.somebody}>
      <div className={styles.head}>
        {box}
        {row.isGone ? <GoneName account={row} /> : <AccountName account={row} about={about} state={state} />}
        {onRemove ? (
          <IconButton
            className={styles.remove}
            label={say.remove(row.displayName || say.somebody)}
            icon={<X size={18} aria-hidden="true" />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      {row.isGone ? (
        <p className={styles.gone}>{say.isGoneText}</p>
      ) : (
        <>
          <dl className={styles.figures}>
            <div>
              <dt>{columns.medianViews}</dt>
              <dd>
                <MedianViews account={row} />
              </dd>
            </div>
            <div>
              <dt>{columns.price}</dt>
              <dd>
                <Price account={row} />
              </dd>
            </div>
          </dl>
          <AccountStrip account={row} axis={axis} tickLabel={format.compact} />
        </>
      )}
      {answer !== undefined || row.lastDeal === null ? null : (
        <dl className={styles.now}>
          <dt>{say.lastDealHead}</dt>
          <dd>
            <LastDeal row={row} />
          </dd>
        </dl>
      )}
      {answer === undefined ? null : (
        <dl className={styles.now}>
          <dt>{say.nowHead}</dt>
          <dd>
            <SituationNow row={answer ?? undefined} />
          </dd>
        </dl>
      )}
      {isLocked ? <p className={styles.note}>{row.note}</p> : <NoteSheet listId={listId} row={row} />}
    </article>
  );
}

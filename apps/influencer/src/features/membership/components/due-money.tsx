import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { useClosePreview } from "../membership.queries.ts";
import { dueOf } from "../membership.view.ts";
import styles from "./leaving.module.css";

/** What somebody who leaves has not received yet, and that deals before their report bring nothing: said before both ways out. */
export function DueMoney() {
  const { words, format } = useLanguage();
  const { due: own } = words.membership;
  const { data, failure, reload } = useClosePreview();
  const due = data && dueOf(data);
  return (
    <Card as="section" className={styles.due} aria-labelledby="due">
      <h2 id="due">{own.title}</h2>
      {due ? (
        <>
          <Amount size="display">{format.yen(due.yen)}</Amount>
          <p className={styles.note}>
            <Phrases>{own.parts(format.yen(due.pendingYen), format.yen(due.failedYen))}</Phrases>
          </p>
        </>
      ) : null}
      {data && data.cancelled.length > 0 ? (
        <p className={styles.note}>{own.unreported(data.cancelled.length)}</p>
      ) : null}
      {!due && failure ? (
        <LoadError title={own.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {due || failure ? null : (
        <Loading>
          <Skeleton width={160} height={40} />
        </Loading>
      )}
    </Card>
  );
}

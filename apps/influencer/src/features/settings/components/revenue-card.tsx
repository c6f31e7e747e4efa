import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { useLanguage } from "../../../shared/site.ts";
import { useThisMonth } from "../settings.queries.ts";
import { rowsTo } from "./rows-to.tsx";
import styles from "./settings.module.css";

/** What this month brought, and the pages about money. */
export function RevenueCard() {
  const { words, format } = useLanguage();
  const { revenue, money } = words.settings;
  const { data, failure, reload } = useThisMonth();
  const rows = rowsTo([
    { page: "paymentHistory", label: money.history },
    { page: "bankAccount", label: money.bank },
    { page: "tax", label: money.tax },
  ]);
  return (
    <Card as="section" padding="none" aria-labelledby="revenue">
      <div className={styles.head}>
        <h2 id="revenue">
          <Phrases>{revenue.title}</Phrases>
        </h2>
        {data ? <Amount size="display">{format.yen(data.thisMonthYen)}</Amount> : null}
        {!data && failure ? (
          <LoadError title={revenue.loadFailed} failure={failure} onRetry={() => void reload()} />
        ) : null}
        {data || failure ? null : (
          <Loading>
            <Skeleton width={160} height={40} />
          </Loading>
        )}
      </div>
      {rows.length > 0 ? (
        <div className={styles.rows}>
          <LinkRows rows={rows} />
        </div>
      ) : null}
    </Card>
  );
}

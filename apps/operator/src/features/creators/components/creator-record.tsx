import { TextLink } from "@tomoru/ui/actions/button";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
import { RecordCard } from "../../../shared/page/record-card.tsx";
import { useLanguage } from "../../../shared/site.ts";
import type { KnownCreator } from "../creators.view.ts";

/** What was paid, who asked to leave, and how the account's standing changed. */
export function CreatorRecord({ known }: { known: KnownCreator }) {
  const { words, format } = useLanguage();
  const { creators: say } = words;
  const moments = useMoments();
  return (
    <>
      <Payments {...known} />
      <RecordCard
        id="withdrawals"
        title={say.withdrawals.title}
        none={say.withdrawals.none}
        rows={known.withdrawals.map(({ id, reason, endsOn, status, createdAt }) => ({
          key: id,
          term: `${moments.dated(createdAt)} ${say.withdrawals.states[status]}`,
          children: `${say.withdrawals.reasons[reason]} · ${say.withdrawals.ends(format.day(endsOn))}`,
        }))}
      />
      <RecordCard
        id="changes"
        title={say.changes.title}
        none={say.changes.none}
        rows={known.statusChanges.map(({ status, reason, operator, changedAt }) => ({
          key: changedAt,
          term: `${moments.dated(changedAt)} ${say.changes.statuses[status]}`,
          children: (
            <>
              <p className={styles.text}>{reason}</p>
              {operator === null ? null : <p className={styles.note}>{say.changes.by(operator)}</p>}
            </>
          ),
        }))}
      />
    </>
  );
}

function Payments({ payments, hasMorePayments }: Pick<KnownCreator, "payments" | "hasMorePayments">) {
  const { words, format } = useLanguage();
  const { creators, deals } = words;
  const { payments: say } = creators;
  return (
    <RecordCard
      id="payments"
      title={say.title}
      none={say.none}
      rows={payments.map(({ paymentId, dealId, description, stage, status, day, netYen }) => ({
        key: paymentId,
        term: format.day(day),
        children: (
          <>
            <p className={styles.number}>
              {format.yen(netYen)} · {stage ? deals.stages[stage] : say.statuses[status]}
            </p>
            <p className={styles.note}>
              {dealId ? (
                <TextLink render={<Link to={dealPath(dealId)} />}>{description}</TextLink>
              ) : (
                `${description} · ${say.outside}`
              )}
            </p>
          </>
        ),
      }))}
    >
      {hasMorePayments ? <p className={styles.note}>{say.more(payments.length)}</p> : null}
    </RecordCard>
  );
}

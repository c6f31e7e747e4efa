import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { dealPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
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
      <Card as="section" aria-labelledby="withdrawals" className={styles.card}>
        <h2 id="withdrawals">{say.withdrawals.title}</h2>
        {known.withdrawals.length === 0 ? <p className={styles.note}>{say.withdrawals.none}</p> : null}
        <DefinitionList
          rows={known.withdrawals.map(({ id, reason, endsOn, status, createdAt }) => ({
            key: id,
            term: `${moments.dated(createdAt)} ${say.withdrawals.states[status]}`,
            children: `${say.withdrawals.reasons[reason]} · ${say.withdrawals.ends(format.day(endsOn))}`,
          }))}
        />
      </Card>
      <Card as="section" aria-labelledby="changes" className={styles.card}>
        <h2 id="changes">{say.changes.title}</h2>
        {known.statusChanges.length === 0 ? <p className={styles.note}>{say.changes.none}</p> : null}
        <DefinitionList
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
      </Card>
    </>
  );
}

function Payments({ payments, hasMorePayments }: Pick<KnownCreator, "payments" | "hasMorePayments">) {
  const { words, format } = useLanguage();
  const { creators, deals } = words;
  const { payments: say } = creators;
  return (
    <Card as="section" aria-labelledby="payments" className={styles.card}>
      <h2 id="payments">{say.title}</h2>
      {payments.length === 0 ? <p className={styles.note}>{say.none}</p> : null}
      <DefinitionList
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
      />
      {hasMorePayments ? <p className={styles.note}>{say.more(payments.length)}</p> : null}
    </Card>
  );
}

import type { Payment } from "@tomoru/contract/influencer/payments";
import { RecordList } from "@tomoru/ui/data/record-list";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { Phrases } from "@tomoru/ui/text/phrases";
import { LoadMore, type PagedList } from "@tomoru/web/lists/load-more.tsx";
import { useAddedCount } from "@tomoru/web/lists/use-added-count.ts";
import { Link } from "react-router";
import { paymentPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { byMonth } from "../payments.view.ts";
import { PaymentTag } from "./payment-tag.tsx";
import styles from "./payments.module.css";
import { StatementLink } from "./statement-link.tsx";

type PaymentListProps = {
  payments: readonly Payment[];
  list: PagedList;
};

/** What was paid, by month. */
export function PaymentList({ payments, list }: PaymentListProps) {
  const { words, format } = useLanguage();
  const { payments: own } = words;
  const added = useAddedCount(payments.length);
  const row = ({ id, date, description, amount, status, dealId, statementNumber, isPurchase }: Payment) => ({
    key: id,
    date: <time dateTime={date}>{format.monthDay(date)}</time>,
    title: dealId ? <Link to={paymentPath(id)}>{description}</Link> : description,
    amount: format.yen(amount),
    tag: <PaymentTag status={status} />,
    action:
      statementNumber && status === "Paid" ? (
        <StatementLink paymentId={id} number={statementNumber} isPurchase={isPurchase} />
      ) : undefined,
  });
  return (
    <section className={styles.list} aria-labelledby="list">
      <h2 id="list">
        <Phrases>{own.list}</Phrases>
      </h2>
      {payments.length === 0 ? (
        <p className={styles.none}>{own.listEmpty}</p>
      ) : (
        <RecordList
          caption={own.list}
          headings={{ date: own.date, title: own.description, amount: own.amount, tag: own.state }}
          groups={byMonth(payments).map(({ month, payments: rows }) => ({
            key: month,
            title: format.month(month),
            rows: rows.map(row),
          }))}
        />
      )}
      <VisuallyHidden role="status">{added > 0 ? own.added(added) : ""}</VisuallyHidden>
      {payments.length === 0 ? null : <LoadMore list={list} words={own} />}
    </section>
  );
}

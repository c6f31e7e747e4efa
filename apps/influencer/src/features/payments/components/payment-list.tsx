import { pages } from "@tomoru/contract/pages";
import type { Payment } from "@tomoru/contract/payments";
import { ButtonLink } from "@tomoru/ui/button";
import { LampDot } from "@tomoru/ui/lamp-dot";
import { RecordList } from "@tomoru/ui/record-list";
import { VisuallyHidden } from "@tomoru/ui/visually-hidden";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { LoadMore, type PagedList } from "../../../shared/lists/load-more.tsx";
import { useAddedCount } from "../../../shared/lists/use-added-count.ts";
import { Link } from "../../../shared/router/link.tsx";
import { byMonth } from "../payments.view.ts";
import { PaymentTag } from "./payment-tag.tsx";

type PaymentListProps = {
  payments: readonly Payment[];
  list: PagedList;
  /** The bank details were saved since a payment failed: it is our turn again. */
  answered: boolean;
};

/** The payments by month. One that failed is the creator's turn: the bank details may be wrong. */
export function PaymentList({ payments, list, answered }: PaymentListProps) {
  const { words, format } = useLanguage();
  const { payments: own } = words;
  const added = useAddedCount(payments.length);
  const row = ({ id, date, description, amount, status }: Payment) => ({
    key: id,
    date: <time dateTime={date}>{format.monthDay(date)}</time>,
    title: description,
    amount: format.yen(amount),
    tag: <PaymentTag status={status} />,
    action:
      status === "Failed" && !answered ? (
        <ButtonLink
          variant="secondary"
          size="dense"
          icon={<LampDot />}
          render={<Link to={pages.bankAccount} />}
        >
          {own.checkBank}
        </ButtonLink>
      ) : undefined,
  });
  return (
    <div>
      <RecordList
        caption={own.list}
        headings={{ date: own.date, title: own.description, amount: own.amount, tag: own.state }}
        groups={byMonth(payments).map(({ month, payments: rows }) => ({
          key: month,
          title: format.month(month),
          rows: rows.map(row),
        }))}
      />
      <VisuallyHidden role="status">{added > 0 ? own.added(added) : ""}</VisuallyHidden>
      <LoadMore list={list} words={own} />
    </div>
  );
}

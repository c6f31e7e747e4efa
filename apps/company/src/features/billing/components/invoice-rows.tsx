import type { Invoice } from "@tomoru/contract/company/invoices";
import { TextLink } from "@tomoru/ui/actions/button";
import { RecordList } from "@tomoru/ui/data/record-list";
import { Link } from "react-router";
import { invoicePath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { byMonth, contentOf } from "../invoices.view.ts";
import { InvoiceTag } from "./invoice-tag.tsx";

/** Invoices by month, each with the way to its page. */
export function InvoiceRows({ invoices }: { invoices: readonly Invoice[] }) {
  const { words, format } = useLanguage();
  const { invoices: say } = words.billing;
  const row = ({ invoiceId, number, issuedOn, totalYen, status, ...invoice }: Invoice) => ({
    key: invoiceId,
    date: <time dateTime={issuedOn}>{format.monthDay(issuedOn)}</time>,
    title: contentOf(invoice),
    amount: format.yen(totalYen),
    tag: <InvoiceTag status={status} />,
    action: <TextLink render={<Link to={invoicePath(invoiceId)} />}>{say.open(number)}</TextLink>,
  });
  return (
    <RecordList
      caption={say.caption}
      headings={{
        date: say.columns.issuedOn,
        title: say.columns.content,
        amount: say.columns.total,
        tag: say.columns.status,
      }}
      groups={byMonth(invoices).map(({ month, invoices: rows }) => ({
        key: month,
        title: format.month(month),
        rows: rows.map(row),
      }))}
    />
  );
}

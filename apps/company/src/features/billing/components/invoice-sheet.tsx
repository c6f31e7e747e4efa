import type { PrintedInvoice } from "@tomoru/contract/company/invoices";
import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Paper } from "@tomoru/ui/layout/paper";
import { useLanguage } from "../../../shared/site.ts";
import { carriedYen } from "../invoices.view.ts";
import styles from "./invoice-sheet.module.css";

/** A qualified invoice on one page: issuer with its number, buyer, day, lines, tax by rate. */
export function InvoiceSheet({ invoice }: { invoice: PrintedInvoice }) {
  const { words, format } = useLanguage();
  const { invoice: say } = words.billing;
  const { issuer, buyer, number, issuedOn, periodFrom, periodTo, paidOn, status } = invoice;
  const facts = [
    [say.number, number],
    [say.issuedOn, format.day(issuedOn)],
    [say.period, format.period({ from: periodFrom, to: periodTo })],
    ...(paidOn ? [[say.paidOn, format.day(paidOn)]] : []),
  ];
  return (
    <Paper label={say.title(number)}>
      <header className={styles.top}>
        <p className={styles.document}>{say.document}</p>
        <Logo wordmark={brand} />
      </header>
      {status === "void" ? (
        <p className={styles.void}>
          <strong>{say.voided}</strong> {say.voidedText}
        </p>
      ) : null}
      <div className={styles.parties}>
        <div>
          <p className={styles.buyer}>{say.buyer(buyer.name)}</p>
          {buyer.address ? <p>{buyer.address}</p> : null}
        </div>
        <div>
          <p>
            <strong>{issuer.name}</strong>
          </p>
          {issuer.address ? <p>{issuer.address}</p> : null}
          {issuer.invoiceNumber ? (
            <p>
              {say.invoiceNumber} <span className={styles.code}>{issuer.invoiceNumber}</span>
            </p>
          ) : null}
        </div>
      </div>
      <div className={styles.sum}>
        <p>{say.due}</p>
        <p className={styles.amount}>{format.yen(invoice.dueYen)}</p>
        <p className={styles.state}>{{ open: say.open, paid: say.paid, void: say.voided }[status]}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines invoice={invoice} />
    </Paper>
  );
}

function Lines({ invoice }: { invoice: PrintedInvoice }) {
  const { words, format } = useLanguage();
  const { invoice: say } = words.billing;
  const { lines, taxPercent, netYen, taxYen, totalYen, dueYen } = invoice;
  const carried = carriedYen(invoice);
  const sums = [
    [say.base(taxPercent), netYen],
    [say.tax(taxPercent), taxYen],
    [say.total, totalYen],
    ...(carried === 0
      ? []
      : ([
          [say.carried, carried],
          [say.due, dueYen],
        ] as const)),
  ] as const;
  return (
    <table className={styles.lines}>
      <caption>{say.lines}</caption>
      <thead>
        <tr>
          <th scope="col">{say.content}</th>
          <th scope="col">{say.amount}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ text, yen }) => (
          <tr key={`${text} ${yen}`}>
            <th scope="row">{text}</th>
            <td>{format.yen(yen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([term, yen]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{format.yen(yen)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

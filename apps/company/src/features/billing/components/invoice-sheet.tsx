import type { PrintedInvoice } from "@tomoru/contract/company/invoices";
import { Paper } from "@tomoru/ui/layout/paper";
import { useLanguage } from "../../../shared/site.ts";
import { carriedYen } from "../invoices.view.ts";
import styles from "./paper-parts.module.css";
import { PaperFacts, PaperHead, PaperLines, PaperSum } from "./paper-parts.tsx";

/** A qualified invoice on one page: issuer with its number, buyer, day, lines, tax by rate. */
export function InvoiceSheet({ invoice }: { invoice: PrintedInvoice }) {
  const { words, format } = useLanguage();
  const { invoice: say } = words.billing;
  const { number, issuedOn, periodFrom, periodTo, paidOn, status, dueYen } = invoice;
  const { lines, taxPercent, netYen, taxYen, totalYen } = invoice;
  const carried = carriedYen(invoice);
  return (
    <Paper label={say.title(number)}>
      <PaperHead document={say.document} issuer={invoice.issuer} buyer={invoice.buyer} words={say}>
        {status === "void" ? (
          <p className={styles.void}>
            <strong>{say.voided}</strong> {say.voidedText}
          </p>
        ) : null}
      </PaperHead>
      <PaperSum
        term={say.due}
        yen={dueYen}
        state={{ open: say.open, paid: say.paid, void: say.voided }[status]}
      />
      <PaperFacts
        facts={[
          [say.number, number],
          [say.issuedOn, format.day(issuedOn)],
          [say.period, format.period({ from: periodFrom, to: periodTo })],
          ...(paidOn ? [[say.paidOn, format.day(paidOn)] as const] : []),
        ]}
      />
      <PaperLines
        words={say}
        lines={lines.map(({ text, yen }) => [text, yen])}
        sums={[
          [say.base(taxPercent), netYen],
          [say.tax(taxPercent), taxYen],
          [say.total, totalYen],
          ...(carried === 0
            ? []
            : ([
                [say.carried, carried],
                [say.due, dueYen],
              ] as const)),
        ]}
      />
    </Paper>
  );
}

import type { Statement } from "@tomoru/contract/deals/statement";
import { platformNames } from "@tomoru/i18n/brand";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Logo } from "@tomoru/ui/layout/logo";
import { Paper } from "@tomoru/ui/layout/paper";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./payment-detail.module.css";

/** One A4 page, the same on the screen. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { words, format } = useLanguage();
  const { statement: say } = words.payments;
  const { issuer, payee, sums, withholding, sharePercent } = statement;
  const formats = statement.formats.map(({ format: kind, count }) => `${kind} × ${count}`).join(", ");
  const content = [statement.productName, platformNames[statement.platform], formats].filter(Boolean);
  return (
    <Paper label={say.title}>
      <div className={styles.head}>
        <Logo />
        <h2>{say.title}</h2>
      </div>
      <DefinitionList
        rows={[
          { term: say.number, children: statement.number },
          { term: say.issuedOn, children: format.day(statement.issuedOn) },
          {
            term: say.issuer,
            children: [issuer.name, issuer.representative, issuer.address].join(" "),
          },
          { term: say.payee, children: [payee.legalName, payee.tradeName].filter(Boolean).join(" ") },
          { term: say.invoice, children: invoiceText(say, payee) },
          { term: say.receivedOn, children: format.day(statement.receivedOn) },
          { term: say.content, children: content.join(" ") },
          { term: say.dealNumber, children: statement.dealId },
        ]}
      />
      <dl className={styles.sums}>
        {sums.flatMap(({ ratePercent, netYen, taxYen }) => [
          <div key={`net${ratePercent}`} className={styles.row}>
            <dt>{say.net(ratePercent)}</dt>
            <dd>{format.yen(netYen)}</dd>
          </div>,
          <div key={`tax${ratePercent}`} className={styles.row}>
            <dt>{say.tax(ratePercent)}</dt>
            <dd>{format.yen(taxYen)}</dd>
          </div>,
        ])}
        <div className={styles.row}>
          <dt>{say.withholding}</dt>
          <dd>{withholding.yen > 0 ? `−${format.yen(withholding.yen)}` : format.yen(0)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{say.total}</dt>
          <dd>{format.yen(statement.netYen)}</dd>
        </div>
      </dl>
      <DefinitionList
        rows={[
          { term: say.payOn, children: format.day(statement.payOn) },
          { term: words.payments.detail.account, children: say.transfer },
        ]}
      />
      {sharePercent === null ? null : <p>{say.share(sharePercent)}</p>}
      <p>{words.payments.detail.reasons[withholding.reason]}</p>
      <p>{say.silence}</p>
      <p className={styles.note}>{say.madeBy}</p>
    </Paper>
  );
}

type Say = ReturnType<typeof useLanguage>["words"]["payments"]["statement"];

function invoiceText(say: Say, { invoiceNumber, isConfirmed }: Statement["payee"]): string {
  if (invoiceNumber === null) return say.notQualified;
  return isConfirmed ? invoiceNumber : `${invoiceNumber}（${say.notConfirmed}）`;
}

import type { Statement } from "@tomoru/contract/deals/statement";
import { brand, platformNames } from "@tomoru/i18n/brand";
import type { DealWords } from "@tomoru/i18n/ja/deals/words";
import { Logo } from "@tomoru/ui/layout/logo";
import { Paper } from "@tomoru/ui/layout/paper";
import { useDealLanguage } from "../use-deal-language.ts";
import { StatementParties } from "./statement-parties.tsx";
import styles from "./statement-sheet.module.css";

/** What it is called by: for a registered creator it takes the invoice's place. */
export function titleOfStatement(
  { payee }: Statement,
  { title, purchaseTitle }: DealWords["statement"],
): string {
  return payee.invoiceNumber === null ? title : purchaseTitle;
}

/** One A4 page, the same on the screen. */
export function StatementSheet({ statement }: { statement: Statement }) {
  const { words, format } = useDealLanguage();
  const { statement: say } = words;
  const { withholding, sharePercent, formats, productName, platform } = statement;
  const kinds = formats.map(({ format: kind, count }) => say.format(kind, count));
  const title = titleOfStatement(statement, say);
  const reason = words.terms.values.withholdingReasons[withholding.reason];
  const facts = [
    { term: say.facts.received, value: format.day(statement.receivedOn) },
    { term: say.facts.total, value: format.yen(statement.netYen) },
    { term: say.facts.pay, value: format.day(statement.payOn) },
  ];
  return (
    <Paper label={title}>
      <header className={styles.top}>
        <h2 className={styles.document}>{title}</h2>
        <div className={styles.number}>
          <Logo wordmark={brand} />
          <p>{`${say.number} ${statement.number}`}</p>
          <p>{`${say.issuedOn} ${format.day(statement.issuedOn)}`}</p>
        </div>
      </header>
      <StatementParties statement={statement} />
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.items}>
        <div>
          <dt>{say.content}</dt>
          <dd>
            {[productName, platformNames[platform], ...kinds].filter(Boolean).join(" ")}
            {sharePercent === null ? null : <p className={styles.note}>{say.share(sharePercent)}</p>}
          </dd>
        </div>
        <div>
          <dt>{say.dealNumber}</dt>
          <dd>{statement.dealId}</dd>
        </div>
        <div>
          <dt>{say.account}</dt>
          <dd>{say.transfer}</dd>
        </div>
      </dl>
      <Sums statement={statement} />
      <footer className={styles.foot}>
        <p>{withholding.kind === "none" ? reason : say.withheld[withholding.kind](reason)}</p>
        <p>{say.silence}</p>
        <p>{say.madeBy}</p>
        <p className={styles.hash}>{`${say.hash} ${statement.sha256}`}</p>
      </footer>
    </Paper>
  );
}

function Sums({ statement: { sums, withholding, netYen } }: { statement: Statement }) {
  const { words, format } = useDealLanguage();
  const { statement: say } = words;
  const rows = [
    ...sums.flatMap(({ ratePercent, netYen: fee, taxYen }) => [
      { term: say.net(ratePercent), value: format.yen(fee) },
      { term: say.tax(ratePercent), value: format.yen(taxYen) },
    ]),
    { term: say.withholding, value: withholding.yen > 0 ? `−${format.yen(withholding.yen)}` : format.yen(0) },
  ];
  return (
    <dl className={styles.sums}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{say.total}</dt>
        <dd>{format.yen(netYen)}</dd>
      </div>
    </dl>
  );
}

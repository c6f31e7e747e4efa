import type { Receipt } from "@tomoru/contract/company/charges";
import { brand } from "@tomoru/i18n/brand";
import { Logo } from "@tomoru/ui/layout/logo";
import { Paper } from "@tomoru/ui/layout/paper";
import { useLanguage } from "../../../shared/site.ts";
import { signedYen } from "../charges.view.ts";
import styles from "./invoice-sheet.module.css";

/** A receipt on one page: the creator's fee, received in her name, and the tool's, of which it is the qualified invoice. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { words, format } = useLanguage();
  const { receipt: say, ways } = words.charges;
  const { issuer, buyer, number, paidOn, madeOn, way, dealId, chargeYen } = receipt;
  const facts = [
    [say.number, number],
    paidOn ? [say.paidOn, format.day(paidOn)] : [say.madeOn, format.day(madeOn)],
    [say.way, ways[way]],
    [say.deal, dealId],
  ] as const;
  return (
    <Paper label={say.title(number)}>
      <header className={styles.top}>
        <p className={styles.document}>{paidOn ? say.document : say.unpaidDocument}</p>
        <Logo wordmark={brand} />
      </header>
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
        <p>{say.sum}</p>
        <p className={styles.amount}>{format.yen(chargeYen)}</p>
        <p className={styles.state}>{paidOn ? say.paid : say.notPaid}</p>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Lines receipt={receipt} />
      <p>{say.agent}</p>
      {issuer.invoiceNumber ? <p>{say.qualified}</p> : null}
      <Changes receipt={receipt} />
    </Paper>
  );
}

function Lines({ receipt }: { receipt: Receipt }) {
  const { words, format } = useLanguage();
  const { receipt: say } = words.charges;
  const { creatorName, feeYen, taxYen, toolFeeYen, toolTaxYen, taxPercent, chargeYen } = receipt;
  const lines = [
    [say.fee(creatorName), feeYen],
    [say.feeTax, taxYen],
    [say.toolFee, toolFeeYen],
    [say.toolTax(taxPercent), toolTaxYen],
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
        {lines.map(([text, yen]) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{format.yen(yen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say.total}</th>
          <td>{format.yen(chargeYen)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What a cancellation made of it, and what went back. */
function Changes({ receipt }: { receipt: Receipt }) {
  const { words, format } = useLanguage();
  const { receipt: say, kinds, states } = words.charges;
  const { kept, refunds, chargeYen, taxPercent } = receipt;
  const isReduced = kept.chargeYen !== chargeYen;
  if (!isReduced && refunds.length === 0) return null;
  return (
    <>
      {isReduced ? (
        <>
          <p>{say.kept}</p>
          <dl className={styles.facts}>
            <div>
              <dt>{say.keptFee}</dt>
              <dd>{format.yen(kept.toolFeeYen)}</dd>
            </div>
            <div>
              <dt>{say.toolTax(taxPercent)}</dt>
              <dd>{format.yen(kept.toolTaxYen)}</dd>
            </div>
          </dl>
        </>
      ) : null}
      <table className={styles.lines}>
        <caption>{say.refunds}</caption>
        <tbody>
          {refunds.map(({ refundId, reason, state, yen, on }) => (
            <tr key={refundId}>
              <th scope="row">
                {format.day(on)} {kinds[reason]} ({states[state === "failed" ? "refundFailed" : state]})
              </th>
              <td>{signedYen(-yen, format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

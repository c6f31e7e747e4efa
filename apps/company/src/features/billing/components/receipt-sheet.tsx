import type { Receipt } from "@tomoru/contract/company/charges";
import { Paper } from "@tomoru/ui/layout/paper";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./paper-parts.module.css";
import { PaperFacts, PaperHead, PaperLines, PaperSum } from "./paper-parts.tsx";

/** A receipt on one page: the creator's fee, received in her name, and the tool's, of which it is the qualified invoice. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { words, format } = useLanguage();
  const { receipt: say, ways } = words.charges;
  const { issuer, buyer, number, paidOn, madeOn, dealId, chargeYen } = receipt;
  const { creatorName, feeYen, taxYen, toolFeeYen, toolTaxYen, taxPercent } = receipt;
  return (
    <Paper label={say.title(number)}>
      <PaperHead
        document={paidOn ? say.document : say.unpaidDocument}
        issuer={issuer}
        buyer={buyer}
        words={say}
      />
      <PaperSum term={say.sum} yen={chargeYen} state={paidOn ? say.paid : say.notPaid} />
      <PaperFacts
        facts={[
          [say.number, number],
          paidOn ? [say.paidOn, format.day(paidOn)] : [say.madeOn, format.day(madeOn)],
          [say.way, paidBy(receipt, { ways, parts: words.charges.parts, yen: format.yen })],
          [say.deal, dealId],
        ]}
      />
      <PaperLines
        words={say}
        lines={[
          [say.fee(creatorName), feeYen],
          [say.feeTax, taxYen],
          [say.toolFee, toolFeeYen],
          [say.toolTax(taxPercent), toolTaxYen],
        ]}
        sums={[[say.total, chargeYen]]}
      />
      <p>{say.agent}</p>
      {issuer.invoiceNumber ? <p>{say.qualified}</p> : null}
      <Changes receipt={receipt} />
    </Paper>
  );
}

type Saying = {
  ways: Record<Receipt["way"], string>;
  parts: { balance: (yen: string) => string; rest: (way: string, yen: string) => string; join: string };
  yen: (yen: number) => string;
};

/** How it was paid: from the balance of earlier transfers, and the rest by this way. */
function paidBy({ way, balanceYen, chargeYen }: Receipt, { ways, parts, yen }: Saying): string {
  if (balanceYen === 0) return ways[way];
  const restYen = chargeYen - balanceYen;
  const rest = restYen > 0 ? [parts.rest(ways[way], yen(restYen))] : [];
  return [parts.balance(yen(balanceYen)), ...rest].join(parts.join);
}

/** How a cancellation changed it, and what was refunded. */
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
          <PaperFacts
            facts={[
              [say.keptFee, format.yen(kept.toolFeeYen)],
              [say.toolTax(taxPercent), format.yen(kept.toolTaxYen)],
            ]}
          />
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
              <td>{format.yen(-yen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

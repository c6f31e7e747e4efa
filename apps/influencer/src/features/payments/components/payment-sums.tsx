import type { PaymentDetail } from "@tomoru/contract/influencer/deal-payments";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { Phrases } from "@tomoru/ui/text/phrases";
import { useLanguage } from "../../../shared/site.ts";
import styles from "./payment-detail.module.css";

/** The sum in large letters, and how it is made up. */
export function PaymentSums({ payment }: { payment: PaymentDetail }) {
  const { words, format } = useLanguage();
  const { detail: say } = words.payments;
  const { feeYen, taxYen, withholding, withholdingYen, netYen, sharePercent } = payment;
  const rows = [
    { term: sharePercent === null ? say.fee : say.share(sharePercent), value: format.yen(feeYen) },
    { term: taxYen > 0 ? say.tax : say.noTax, value: format.yen(taxYen) },
    { term: say.withholding, value: withholdingYen > 0 ? `−${format.yen(withholdingYen)}` : say.none },
    { term: say.transferFee, value: format.yen(0) },
  ];
  return (
    <Card as="section" className={styles.card} aria-labelledby="received">
      <h2 id="received" className={styles.label}>
        {say.received}
      </h2>
      <Amount size="display">{format.yen(netYen)}</Amount>
      <dl className={styles.sums}>
        {rows.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{say.net}</dt>
          <dd>{format.yen(netYen)}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        <Phrases>{say.reasons[withholding.reason]}</Phrases>
      </p>
    </Card>
  );
}

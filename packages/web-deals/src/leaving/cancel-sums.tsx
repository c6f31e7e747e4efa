import { cancelledAt, isTaxed } from "@tomoru/contract/deals/amounts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { SumRows } from "../frame/sum-rows.tsx";
import styles from "../terms/acceptance-dialog.module.css";
import { toolFeeBpsOf } from "../terms/amounts.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";

/** How the money is split at this share: what the creator and the tool keep, what goes back, and where to. */
export function CancelSums({ deal, percent }: { deal: Deal; percent: number }) {
  const { side } = useDealSite();
  const { words, format } = useDealLanguage();
  const { cancel: say } = words.leaving;
  const bps = toolFeeBpsOf(deal);
  const { money, terms, charge } = deal;
  if (side !== "company" || bps === null || !money || !terms) return null;
  if (deal.funding !== "secured") return <p className={styles.small}>{say.unpaid}</p>;
  const { feeYen, withholding } = terms;
  const of = { feeYen, toolFeeBps: bps, percent, isTaxed: isTaxed(withholding) };
  const { kept, refundYen } = cancelledAt(of);
  const isOfBalance = charge?.way === "transfer" || (charge?.balanceYen ?? 0) > 0;
  return (
    <>
      <SumRows
        rows={[
          [say.sums.paid, format.yen(kept.chargeYen + refundYen)],
          [say.sums.share(percent), format.yen(kept.feeYen + kept.taxYen)],
          [say.sums.toolFee, format.yen(kept.toolFeeYen + kept.toolTaxYen)],
        ]}
        total={[say.sums.refund, format.yen(refundYen)]}
      />
      {refundYen === 0 ? null : (
        <p className={styles.small}>
          {charge?.way === "transfer"
            ? say.refundTo.balance
            : isOfBalance
              ? say.refundTo.both
              : say.refundTo.card}
        </p>
      )}
    </>
  );
}

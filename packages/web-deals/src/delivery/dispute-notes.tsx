import { feeShareOf } from "@tomoru/contract/deals/amounts";
import type { Dispute } from "@tomoru/contract/deals/delivery";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";

/** Says what the operator decided of a deal, and who gets what by it, the fee without tax; null before. */
export function useDecisionText({ terms }: Deal): (dispute: Dispute) => string | null {
  const { words, format } = useDealLanguage();
  const { dispute: say } = words.delivery;
  return ({ decision, decidedReason, creatorPct }) => {
    if (decision === null) return null;
    // The operator always says why; what has no reason was decided by the day of the cut.
    if (decidedReason === null) return say.undecided;
    if (decision !== "cancel") return say.decided[decision];
    const percent = creatorPct ?? 0;
    const share = terms && percent > 0 ? format.yen(feeShareOf(terms.feeYen, percent)) : null;
    return say.decided.cancel(percent, share);
  };
}

/** What was asked of the operator, and what was decided. */
export function DisputeNotes({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { dispute: say } = words.delivery;
  const decision = useDecisionText(deal);
  const last = deal.disputes.at(-1);
  if (!last) return null;
  return (
    <InlineMessage tone="info" standing title={decision(last) ?? say.by[last.by]}>
      <span className={styles.caption}>{last.decidedReason ?? last.reason}</span>
    </InlineMessage>
  );
}

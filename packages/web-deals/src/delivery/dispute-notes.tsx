import type { Dispute } from "@tomoru/contract/deals/delivery";
import type { DeliveryWords } from "@tomoru/i18n/ja/deals/delivery";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";

/** What the operator decided, and who gets what by it; null before. */
export function decisionOf(
  { decision, decidedReason, creatorPct }: Dispute,
  say: DeliveryWords["dispute"],
): string | null {
  if (decision === null) return null;
  // The operator always says why; what has no reason was decided by the day of the cut.
  if (decidedReason === null) return say.undecided;
  return decision === "cancel" ? say.decided.cancel(creatorPct ?? 0) : say.decided[decision];
}

/** What was asked of the operator, and what was decided. */
export function DisputeNotes({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { dispute: say } = words.delivery;
  const last = deal.disputes.at(-1);
  if (!last) return null;
  return (
    <InlineMessage tone="info" standing title={decisionOf(last, say) ?? say.by[last.by]}>
      <span className={styles.caption}>{last.decidedReason ?? last.reason}</span>
    </InlineMessage>
  );
}

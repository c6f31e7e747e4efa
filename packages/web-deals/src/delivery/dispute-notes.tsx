import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import type { Deal } from "../deal-site.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";

/** What was asked of the operator, and what was decided. */
export function DisputeNotes({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const { dispute: say } = words.delivery;
  const last = deal.disputes.at(-1);
  if (!last) return null;
  const decided = last.decision && say.decided[last.decision];
  const spoken = typeof decided === "function" ? decided(last.creatorPct ?? 0) : decided;
  // The operator always says why; what has no reason was decided by the day of the cut.
  const title = last.decision && last.decidedReason === null ? say.undecided : spoken;
  return (
    <InlineMessage tone="info" standing title={title ?? say.by[last.by]}>
      <span className={styles.caption}>{last.decidedReason ?? last.reason}</span>
    </InlineMessage>
  );
}

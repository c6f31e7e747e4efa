import { feeShareOf } from "@tomoru/contract/deals/amounts";
import type { Dispute } from "@tomoru/contract/deals/delivery";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { openDispute } from "../deal-view.ts";
import { isStoppedByBank } from "../frame/payment.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { ReportRejections } from "./report-rejections.tsx";

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
  const { side, paths } = useDealSite();
  const { words } = useDealLanguage();
  const { dispute: say } = words.delivery;
  const decision = useDecisionText(deal);
  const last = deal.disputes.at(-1);
  if (!last) return null;
  const asked = last.by === side ? say.mine : say.by[last.by];
  const support = <TextLink render={<Link to={paths.inquiry} />}>{say.inquire}</TextLink>;
  return (
    <InlineMessage
      tone="info"
      standing
      title={decision(last) ?? asked}
      action={last.decision === null ? undefined : support}
    >
      <span className={styles.caption}>{last.decision === null ? last.reason : last.decidedReason}</span>
    </InlineMessage>
  );
}

/** Until the operator decides: both sides' words, and what comes of a report where nobody decides. */
export function OpenDispute({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const isPaidAtCut = openDispute(deal) !== null && deal.state === "reported" && !isStoppedByBank(deal);
  return (
    <>
      <ReportRejections deal={deal} />
      <DisputeNotes deal={deal} />
      {isPaidAtCut ? <p className={styles.note}>{words.delivery.dispute.atCut}</p> : null}
    </>
  );
}

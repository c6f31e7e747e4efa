import { type Deal, useDealSite } from "../deal-site.tsx";
import styles from "./delivery.module.css";
import { DisputeButton } from "./dispute-dialog.tsx";
import { DisputeNotes } from "./dispute-notes.tsx";
import { DraftEditor } from "./draft-editor.tsx";
import { DraftReview } from "./draft-review.tsx";
import { ReportAct } from "./report-act.tsx";
import { ReportRejections } from "./report-rejections.tsx";
import { ReportReview } from "./report-review.tsx";

/** From the contract to the receipt: what the present state asks of whoever reads. To contest, which keeps the first receipt, comes before a dispute. */
export function DeliveryAct({ deal }: { deal: Deal }) {
  return (
    <>
      <DisputeNotes deal={deal} />
      <Part deal={deal} />
      {deal.can.includes("dispute") && !deal.can.includes("contest") ? (
        <div className={styles.actions}>
          <DisputeButton deal={deal} kind="dispute" />
        </div>
      ) : null}
    </>
  );
}

function Part({ deal }: { deal: Deal }) {
  const { side } = useDealSite();
  const { can } = deal;
  if (side === "creator") {
    // The key: a draft that came or was answered begins anew with what it says.
    if (can.includes("sendDraft")) return <DraftEditor key={deal.drafts.length} deal={deal} />;
    return can.includes("addPost") ? <ReportAct deal={deal} /> : null;
  }
  if (can.includes("approveDraft")) return <DraftReview key={deal.drafts.length} deal={deal} />;
  return can.includes("acceptReport") ? <ReportReview deal={deal} /> : <ReportRejections deal={deal} />;
}

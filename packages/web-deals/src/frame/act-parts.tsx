import { type Deal, useDealSite } from "../deal-site.tsx";
import { DeliveryAct } from "../delivery/delivery-act.tsx";
import { OpenDispute } from "../delivery/dispute-notes.tsx";
import { KeepLine } from "../delivery/keep-line.tsx";
import { TermsAct } from "../terms/terms-act.tsx";
import { PaymentAct } from "./payment-act.tsx";

/** What the present state asks of whoever reads. */
export function ActParts({ deal }: { deal: Deal }) {
  const { Funding } = useDealSite();
  if (deal.hold !== null) return <OpenDispute deal={deal} />;
  if (deal.state === "terms") return <TermsAct deal={deal} />;
  if (deal.state === "contracted" && deal.funding !== "secured" && Funding) return <Funding deal={deal} />;
  return (
    <>
      <PaymentAct deal={deal} />
      <DeliveryAct deal={deal} />
      <KeepLine deal={deal} />
    </>
  );
}

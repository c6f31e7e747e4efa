import type { Deal } from "../deal-site.tsx";
import { TermsAct } from "../terms/terms-act.tsx";

/** What the present state asks of whoever reads. */
export function ActParts({ deal }: { deal: Deal }) {
  if (deal.hold !== null) return null;
  if (deal.state === "terms") return <TermsAct deal={deal} />;
  return null;
}

import { useParams } from "react-router";
import { isMissing, useDeal } from "../deals.queries.ts";
import { DealFrame } from "./deal-frame.tsx";
import { WithoutDeal } from "./without-deal.tsx";

/** A deal at its address: whoever it is read by, and in whatever state. */
export function DealPage() {
  const { id = "" } = useParams();
  const { data, failure, reload } = useDeal(id);
  if (data) return <DealFrame deal={data} />;
  if (isMissing(failure)) return <WithoutDeal title="unavailable" />;
  return <WithoutDeal title="title" failure={failure} onRetry={() => void reload()} />;
}

import type { Deal } from "../deal-site.tsx";

type Event = Deal["events"][number];
type Dispute = Deal["disputes"][number];
type Said = { readonly dispute: Dispute; readonly isDecision: boolean };

const asks = new Set<Event["act"]>(["contest", "dispute"]);
const decides = new Set<Event["act"]>(["decide", "undecided"]);

/** What a bank took back stops a deal without anybody having asked. */
export const isPaymentCheck = ({ act, actor }: Event): boolean => act === "dispute" && actor === "stripe";

/** Which events a dispute was opened and decided by: in order, as there is one open at a time. What stopped without one says nothing. */
export function disputesByEvent({ events, disputes }: Pick<Deal, "events" | "disputes">): Map<Event, Said> {
  const said = new Map<Event, Said>();
  let nth = -1;
  for (const event of events) {
    const isAsked = asks.has(event.act) && !isPaymentCheck(event);
    if (isAsked) nth += 1;
    const dispute = disputes[nth];
    if (!dispute) continue;
    if (isAsked) said.set(event, { dispute, isDecision: false });
    else if (decides.has(event.act) && !isDecided(said, dispute)) {
      said.set(event, { dispute, isDecision: true });
    }
  }
  return said;
}

type Rejection = NonNullable<Deal["report"]>["rejections"][number];

/** What the company said when it sent a report back: in order, one for each time. */
export function rejectionsByEvent({
  events,
  report,
}: Pick<Deal, "events" | "report">): Map<Event, Rejection> {
  const sentBack = events.filter(({ act }) => act === "rejectReport");
  const rejections = report?.rejections ?? [];
  return new Map(rejections.flatMap((said, nth) => (sentBack[nth] ? [[sentBack[nth], said] as const] : [])));
}

function isDecided(said: ReadonlyMap<Event, Said>, dispute: Dispute): boolean {
  return [...said.values()].some((known) => known.dispute === dispute && known.isDecision);
}

import type { DealHold, DealState, PaymentStage } from "@tomoru/contract/deals/deal-states";
import type { CalendarFeedWords } from "@tomoru/i18n/ja/influencer/calendar-feed";
import { japanDay } from "../../platform/japan-time.ts";
import type { IcsEvent } from "./ics.rules.ts";

type Deal = {
  readonly dealId: string;
  readonly companyName: string;
  readonly productName: string | null;
  readonly state: DealState;
  readonly turnDueAt: Date | null;
  readonly hold: DealHold | null;
  readonly revision: number;
  readonly agreed: {
    readonly draftRequired: boolean;
    readonly draftDueOn: string | null;
    readonly postFrom: string;
    readonly postTo: string;
  };
  readonly paymentStage: PaymentStage | null;
  readonly payDueOn: string | null;
  readonly usageUntil: string | null;
  readonly updatedAt: Date;
};

type Kind = keyof CalendarFeedWords["kinds"];
type Span = { readonly kind: Kind; readonly from: string; readonly to: string };

/** The days of a contract; those of the end of a look at a report only while it is looked at. */
function spansOf({ state, hold, turnDueAt, agreed, payDueOn, usageUntil }: Deal): Span[] {
  const on = (kind: Kind, day: string | null): Span[] => (day === null ? [] : [{ kind, from: day, to: day }]);
  const isLookedAt = state === "reported" && hold === null && turnDueAt !== null;
  return [
    ...on("draft", agreed.draftRequired ? agreed.draftDueOn : null),
    { kind: "post", from: agreed.postFrom, to: agreed.postTo },
    // A due is the end of a day.
    ...on("accept", isLookedAt ? japanDay(new Date(turnDueAt.getTime() - 1)) : null),
    ...on("pay", payDueOn),
    ...on("usage", usageUntil),
  ];
}

type Saying = { readonly words: CalendarFeedWords; readonly appUrl: string };

/** One event for each kind of day, whose id stays while the day moves. No amounts: a calendar is seen by others too. */
export function eventsOf(deal: Deal, { words, appUrl }: Saying): IcsEvent[] {
  const { dealId, productName, companyName, revision, state, paymentStage, updatedAt } = deal;
  const isOver = state === "cancelled" || state === "expired";
  const url = `${appUrl}/deal/${dealId}`;
  return spansOf(deal).map(({ kind, from, to }) => ({
    uid: `${dealId}-${kind}@${new URL(appUrl).hostname}`,
    sequence: revision,
    changedAt: updatedAt,
    ...{ from, to, url },
    summary: words.kinds[kind](productName ?? words.nameless),
    description: words.about(companyName, url),
    // The share of a deal that was cancelled comes all the same.
    isCancelled: isOver && !(kind === "pay" && paymentStage !== null),
  }));
}

import type { DealHold, DealState, PaymentStage, TurnKind } from "@tomoru/contract/deals/deal-states";
import type { CalendarFeedWords } from "@tomoru/i18n/ja/influencer/calendar-feed";
import { japanDay } from "../../platform/japan-time.ts";
import type { IcsEvent } from "./ics.rules.ts";

type Deal = {
  readonly dealId: string;
  readonly companyName: string;
  readonly productName: string | null;
  readonly state: DealState;
  readonly turnKind: TurnKind | null;
  readonly turnDueAt: Date | null;
  /** The last day for the report where it is later than the contract's. */
  readonly reportDueOn: string | null;
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

/** The days of a contract, or later ones of who was held up; those of the end of a look at a report only while it is looked at. */
function spansOf({
  state,
  turnKind,
  hold,
  turnDueAt,
  reportDueOn,
  agreed,
  payDueOn,
  usageUntil,
}: Deal): Span[] {
  const on = (kind: Kind, day: string | null): Span[] => (day === null ? [] : [{ kind, from: day, to: day }]);
  // A due is the end of a day.
  const dueOn = turnDueAt && japanDay(new Date(turnDueAt.getTime() - 1));
  const isLookedAt = state === "reported" && hold === null;
  const draftDueOn = turnKind === "draft" ? dueOn : agreed.draftDueOn;
  const isLater = reportDueOn !== null && reportDueOn > agreed.postTo;
  return [
    ...on("draft", agreed.draftRequired ? draftDueOn : null),
    { kind: "post", from: agreed.postFrom, to: isLater ? reportDueOn : agreed.postTo },
    ...on("accept", isLookedAt ? dueOn : null),
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

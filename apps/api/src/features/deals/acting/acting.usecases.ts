import { feeShareOf } from "@tomoru/contract/deals/amounts";
import { isHardDue } from "@tomoru/contract/deals/deal-states";
import type { Updateable } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { DealTables } from "../../../platform/db/deal-tables.ts";
import { announce } from "../../../platform/live/announce.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { uuidAt } from "../../../platform/random.ts";
import { conflictAt, Refusal } from "../../../platform/refusal.ts";
import { fundingOfDeal } from "../../ledger/deal-funding.usecases.ts";
import type { Act, DealFacts } from "../transitions/deal-facts.rules.ts";
import { columnsOf, type Deal, dealOf } from "../transitions/deal-row.rules.ts";
import { transition } from "../transitions/transition.rules.ts";
import { changeDeal, type DealKey, findDeal, type Move, moveDeal } from "./acting.repository.ts";
import { takeEffect } from "./effects.usecases.ts";
import { tellByMail } from "./notices.usecases.ts";

export type { Deal } from "../transitions/deal-row.rules.ts";
export type { DealKey } from "./acting.repository.ts";

export type Beside = {
  /** What the record keeps of it. No personal data: the record outlives the person. */
  readonly about?: unknown;
  /** Columns that hang on the act and are no facts of the state machine. */
  readonly also?: Updateable<DealTables["deals"]>;
  /** Rows of the act's own, once it is certain: before its effects and mails, which may read them. */
  readonly beside?: (deal: Deal, before: Deal) => Promise<void>;
};

type Acting = Beside & {
  readonly trx: Trx;
  readonly key: DealKey;
  /** The revision that the page has read; the clock, the provider and the operator send none. */
  readonly revision?: number | undefined;
  readonly act: Act | ((deal: Deal) => Act | Promise<Act>);
  /** Once nothing speaks against it in the deal itself: refuses what else is missing, and says what is written with the act. */
  readonly prepare?: ((deal: Deal, next: DealFacts) => Promise<Beside>) | undefined;
};

export type Acted = {
  readonly deal: Deal;
  /** False: it was the same act again, and nothing happened. */
  readonly isMoved: boolean;
};

/** A deal of the creator's. `dataNotFound`. */
export async function dealFor(db: Queryable, key: DealKey): Promise<Deal> {
  const row = await findDeal(db, key);
  if (!row) throw new Refusal("dataNotFound");
  return dealOf(row);
}

/**
 * Does an act: the deal with its event and echo in one statement, and in the same transaction what hangs on it: rows beside, the
 * ledger, mails, word to the creator's pages. The company's hear of it by the echo. The same act again by the same side is a success.
 * 409 `dataInvalid` at `revision` where the page has read an older deal, else at what the transition refuses.
 */
export async function actOnDeal(deps: Deps, acting: Acting): Promise<Acted> {
  const { trx, key, revision } = acting;
  const before = await dealFor(trx, key);
  const now = deps.clock.now();
  const asked = typeof acting.act === "function" ? await acting.act(before) : acting.act;
  const act = await knowingWay(trx, before, asked);
  const result = transition(before.facts, act, now);
  if (result.outcome === "same") return { deal: before, isMoved: false };
  if (revision !== undefined && revision !== before.row.revision) throw conflictAt("revision");
  if (result.outcome === "refused") throw conflictAt(result.field);

  const { about, also, beside } = { ...acting, ...(await acting.prepare?.(before, result.next)) };
  const event = { id: uuidAt(now), act: act.kind, actor: act.by, about };
  const to = { ...columnsOf(result.next), ...leftOf(before, result.next), ...also };
  const row = await moveDeal(trx, { from: before.row, to, due: dueOf(before, act), event, now });
  if (!row) return standing(trx, { key, act, now });
  const deal = dealOf(row);
  await beside?.(deal, before);
  const done = { trx, deal, before, act, moved: result, now };
  await takeEffect(deps, done);
  await tellByMail(deps, done);
  await announce(trx, mintOwnerId<"influencer">(row.influencer_id));
  return { deal, isMoved: true };
}

/** How the money of a deal that goes on is to come decides until when. Under a hold the way stays as it is. */
async function knowingWay(trx: Trx, { facts, row }: Deal, act: Act): Promise<Act> {
  const mayGoOn = act.kind === "release" || act.kind === "restore" || act.kind === "decide";
  if (!mayGoOn || facts.state !== "contracted" || facts.funding === "secured") return act;
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  const { charge } = await fundingOfDeal(trx, { influencerId, deal: row.id });
  return charge ? { ...act, way: charge.way } : act;
}

/** What is paid of a fee that was agreed, once the deal has ended without it. A share's net follows with its payment. */
function leftOf({ row, facts }: Deal, next: DealFacts): Updateable<DealTables["deals"]> {
  const isOver = next.state === "cancelled" || next.state === "expired";
  if (!isOver || next.state === facts.state || row.fee_yen === null) return {};
  return { fee_yen: feeShareOf(Number(row.fee_yen), next.creatorPct ?? 0), net_yen: 0 };
}

function dueOf({ facts }: Deal, act: Act): Move["due"] {
  if (act.kind === "tick") return "over";
  const isPerson = act.by === "company" || act.by === "creator";
  return isPerson && act.kind !== "leave" && isHardDue(facts.turnKind) ? "ahead" : "any";
}

/** Somebody was faster: a success where they did the same, else 409 and the page shows the deal as it is. */
async function standing(trx: Trx, { key, act, now }: { key: DealKey; act: Act; now: Date }): Promise<Acted> {
  const deal = await dealFor(trx, key);
  if (transition(deal.facts, act, now).outcome === "same") return { deal, isMoved: false };
  throw conflictAt("revision");
}

/** A change that is no act, such as a message or the stage of a payment: both sides' lists and open pages follow. */
export async function noteOnDeal(
  { clock }: Pick<Deps, "clock">,
  { trx, deal, set }: { trx: Trx; deal: Deal["row"]; set: Updateable<DealTables["deals"]> },
): Promise<void> {
  const now = clock.now();
  const influencerId = mintOwnerId<"influencer">(deal.influencer_id);
  await changeDeal(trx, { influencerId, deal: deal.id, echoId: uuidAt(now), set, now });
  await announce(trx, influencerId);
}

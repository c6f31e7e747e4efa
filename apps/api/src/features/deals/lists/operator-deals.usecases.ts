import type { DealEventAct } from "@tomoru/contract/deals/deal-states";
import type { DisputeFault } from "@tomoru/contract/deals/delivery";
import type { BodyOf, QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/deals";
import { isSuspended } from "../../../accounts/standing.usecases.ts";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../../platform/audit-log.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { conflictAt, refuseField } from "../../../platform/refusal.ts";
import { suspendedByOperator } from "../../companies/company/suspended.usecases.ts";
import { anyCreator, creatorIdOf } from "../../discovery/cards/cards.usecases.ts";
import { creatorNames } from "../../profile/creator-names.usecases.ts";
import { type Acted, actOnDeal, type Deal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { keyOfAnyDeal } from "../acting/deal-owners.repository.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { findVersion } from "../agreement/terms.repository.ts";
import type { NamelessSheet } from "../agreement/versions.rules.ts";
import { deliveryOf, disputeOf } from "../delivery/delivery-answer.usecases.ts";
import { decideOpen } from "../delivery/disputes.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";
import {
  findAnyDeals,
  findCompanyNames,
  findDisputed,
  findEventsOf,
  findWords,
  type NamedEvent,
} from "./operator-deals.repository.ts";

type Operator = { readonly operator: string };
type OfDeal = Operator & { readonly dealId: string };
type DealAnswer = ResultOf<typeof endpoints.getOperatorDeal>;
type Row = DealAnswer["deal"];

async function rowsOf({ hash }: Pick<Deps, "hash">, db: Queryable, rows: readonly DealRow[]): Promise<Row[]> {
  const companies = await findCompanyNames(
    db,
    rows.map((row) => row.company_id),
  );
  const named = rows.map((row) => ({ influencerId: row.influencer_id, platform: row.platform }));
  const nameOf = await creatorNames(db, named);
  return rows.map((row) => ({
    dealId: row.deal_id,
    companyId: row.company_id,
    companyName: companies.get(row.company_id) ?? null,
    creatorId: creatorIdOf({ hash }, mintOwnerId<"influencer">(row.influencer_id)),
    creatorName: nameOf({ influencerId: row.influencer_id, platform: row.platform }) || null,
    platform: row.platform,
    productName: row.product_name,
    state: row.state,
    turn: row.turn,
    turnDueAt: row.turn_due_at?.toISOString() ?? null,
    hold: row.hold,
    funding: row.funding,
    paymentStage: row.payment_stage,
    feeYen: row.fee_yen === null ? null : Number(row.fee_yen),
    payDueOn: row.pay_due_on,
    updatedAt: row.updated_at.toISOString(),
  }));
}

export async function listDeals(
  deps: Deps,
  { operator, query }: Operator & { query: QueryOf<typeof endpoints.listOperatorDeals> },
): Promise<ResultOf<typeof endpoints.listOperatorDeals>> {
  await audit(deps.db, { operator, call: "listOperatorDeals" }, deps);
  const influencerId = query.creator === undefined ? undefined : anyCreator(deps, query.creator);
  if (query.creator !== undefined && influencerId === undefined) return { docs: [], hasNextPage: false };
  const rows = await findAnyDeals(deps.db, { ...query, influencerId });
  const docs = await rowsOf(deps, deps.db, rows.slice(0, query.limit));
  return { docs, hasNextPage: rows.length > query.limit };
}

export async function listDisputes(
  deps: Deps,
  { operator, query }: Operator & { query: QueryOf<typeof endpoints.listDisputes> },
): Promise<ResultOf<typeof endpoints.listDisputes>> {
  await audit(deps.db, { operator, call: "listDisputes" }, deps);
  const held = await findDisputed(deps.db, query);
  const shown = held.slice(0, query.limit);
  const rows = await rowsOf(deps, deps.db, shown);
  const docs = rows.map((row, at) => {
    const dispute = shown[at]?.dispute;
    return { ...row, dispute: dispute ? disputeOf(dispute) : null };
  });
  return { docs, hasNextPage: held.length > query.limit };
}

/** `dataNotFound` for none. */
export async function expectAnyDeal({ db }: Pick<Deps, "db">, dealId: string): Promise<void> {
  await keyOfAnyDeal(db, dealId);
}

export async function getDeal(deps: Deps, { operator, dealId }: OfDeal): Promise<DealAnswer> {
  const deal = await dealFor(deps.db, await keyOfAnyDeal(deps.db, dealId));
  await audit(deps.db, { operator, call: "getOperatorDeal", about: deal.row.id, dealId }, deps);
  return answerOf(deps, deps.db, deal);
}

async function answerOf(deps: Deps, db: Queryable, deal: Deal): Promise<DealAnswer> {
  const { row } = deal;
  const [shown] = await rowsOf(deps, db, [row]);
  const events = await findEventsOf(db, row);
  const messages = await findWords(db, row);
  const agreed = await findAgreedSheet(db, row);
  const sent = agreed || row.last_version === 0 ? undefined : await findVersion(db, row, row.last_version);
  return {
    deal: shown as Row,
    terms: agreed?.terms ?? null,
    version: row.contract_version ?? sent?.version ?? null,
    offered: sent ? (sent.sheet as NamelessSheet).terms : null,
    ...(await deliveryOf(db, deal)),
    events: events.map(eventOf),
    messages: messages.map(({ sender, content, sent_at }) => ({
      from: sender,
      text: content,
      sentAt: sent_at.toISOString(),
    })),
    holds: events.flatMap(holdOf),
  };
}

function eventOf({ act, actor, about, done_at }: NamedEvent): DealAnswer["events"][number] {
  const event = { act: act as DealEventAct, actor, at: done_at.toISOString() };
  if (act !== "decide") return event;
  const { operator = null, fault = null } = about as { operator?: string; fault?: DisputeFault };
  return { ...event, operator, fault };
}

function holdOf({ act, about, done_at }: NamedEvent): DealAnswer["holds"] {
  if (act !== "hold" && act !== "release") return [];
  const { reason = "", operator = "" } = about as { reason?: string; operator?: string };
  return [{ isOn: act === "hold", reason, operator, at: done_at.toISOString() }];
}

/** Stops a deal, or lets it go on. 409 `dataInvalid` at `state` where there is nothing to stop. */
export function holdDeal(
  deps: Deps,
  { operator, dealId, body }: OfDeal & { body: BodyOf<typeof endpoints.holdDeal> },
): Promise<DealAnswer> {
  return doing(deps, { operator, dealId, call: "holdDeal", note: body.on ? "on" : "off" }, (of) =>
    actOnDeal(deps, {
      ...of,
      act: async (deal) => {
        if (!body.on) await refuseWhileSuspended(of.trx, deal);
        return { kind: body.on ? "hold" : "release", by: "operator" };
      },
      about: { reason: body.reason, operator },
    }),
  );
}

/** Ends a dispute: paid in full, cancelled with a share, or gone on with. Decided the same again it stays. 400 at `creatorPct`: a share that is missing, or of what is not cancelled. */
export async function decideDispute(
  deps: Deps,
  { operator, dealId, body }: OfDeal & { body: BodyOf<typeof endpoints.decideDispute> },
): Promise<DealAnswer> {
  const { decision, creatorPct, fault, reason } = body;
  if (decision === "cancel" && creatorPct === undefined) throw refuseField("creatorPct", "fieldRequired");
  if (decision !== "cancel" && creatorPct !== undefined) throw refuseField("creatorPct", "dataInvalid");
  const share = decision === "cancel" ? (creatorPct ?? 0) : 0;
  const note = decision === "cancel" ? `${decision} ${share}` : decision;
  return doing(deps, { operator, dealId, call: "decideDispute", note }, (of) =>
    actOnDeal(deps, {
      ...of,
      act: async (deal) => {
        if (decision === "resume") await refuseWhileSuspended(of.trx, deal);
        return { kind: "decide", by: "operator", decision, creatorPct: share };
      },
      about: { fault, operator },
      beside: ({ row }) =>
        decideOpen(of.trx, row, {
          decision,
          creator_pct: decision === "cancel" ? share : null,
          fault,
          decided_reason: reason,
          decided_at: deps.clock.now(),
        }),
    }),
  );
}

/** What goes on is stopped again while a side is suspended: that is lifted first. 409 `dataInvalid` at `suspended`. */
async function refuseWhileSuspended(trx: Trx, { row }: Deal): Promise<void> {
  const companies = await suspendedByOperator(trx, [row.company_id]);
  const influencerId = mintOwnerId<"influencer">(row.influencer_id);
  if (companies.size > 0 || (await isSuspended(trx, influencerId))) throw conflictAt("suspended");
}

function doing(
  deps: Deps,
  { operator, dealId, ...deed }: OfDeal & { call: string; note: string },
  act: (of: { trx: Trx; key: DealKey }) => Promise<Acted>,
): Promise<DealAnswer> {
  return deps.db.transaction().execute(async (trx) => {
    const { deal } = await act({ trx, key: await keyOfAnyDeal(trx, dealId) });
    await audit(trx, { operator, ...deed, about: deal.row.id, dealId }, deps);
    return answerOf(deps, trx, deal);
  });
}

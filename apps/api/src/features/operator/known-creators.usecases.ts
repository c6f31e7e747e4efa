import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type * as endpoints from "@tomoru/contract/operator/known-creators";
import { lookedFor } from "../../accounts/looked-for.usecases.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type PayeeState, payeesOf } from "../bank/payee.usecases.ts";
import { guardianOf } from "../deals/terms/guardian.usecases.ts";
import { taxProfileFor } from "../deals/terms/tax-profile.usecases.ts";
import { anyCreator } from "../discovery/cards/cards.usecases.ts";
import * as repository from "./known-creators.repository.ts";
import { changedBy } from "./known-creators.rules.ts";

type Operator = { readonly operator: string };
type Shown = ResultOf<typeof endpoints.getOperatorCreator>;
type Row = Awaited<ReturnType<typeof repository.findCreators>>[number];

/** The creators, newest first. What was typed is never in the log: it is somebody's name or e-mail. */
export async function listCreators(
  deps: Deps,
  { operator, query }: Operator & { query: QueryOf<typeof endpoints.listOperatorCreators> },
): Promise<ResultOf<typeof endpoints.listOperatorCreators>> {
  const { q, status, offset, limit } = query;
  const whom = q === undefined ? undefined : await lookedFor(deps.db, { q, kind: "influencer" });
  const note = whom && `by ${whom.by}`;
  await audit(deps.db, { operator, call: "listOperatorCreators", ...(note && { note }) }, deps);
  // One more than is shown tells whether a next page exists.
  const found = await repository.findCreators(deps.db, { status, whom, offset, rows: limit + 1 });
  const rows = found.slice(0, limit);
  const platforms = await repository.findPlatforms(
    deps.db,
    rows.map(({ id }) => id),
  );
  const docs = rows.map((row) => rowOf(row, platforms.get(row.id) ?? []));
  return { docs, hasNextPage: found.length > limit };
}

function rowOf(row: Row, platforms: Shown["creator"]["platforms"]) {
  return {
    influencerId: row.id,
    creatorName: row.creator_name,
    fullName: row.full_name,
    email: row.email,
    status: row.status,
    platforms,
    createdAt: row.created_at.toISOString(),
  };
}

/** What a support person needs to know of one creator. Of who has left, what is left. `dataNotFound`. */
export async function getCreator(
  deps: Deps,
  { operator, creatorId }: Operator & { creatorId: string },
): Promise<Shown> {
  const { db } = deps;
  const influencerId = anyCreator(deps, creatorId);
  if (influencerId === undefined) throw new Refusal("dataNotFound");
  const row = await repository.findCreator(db, influencerId);
  if (!row) throw new Refusal("dataNotFound");
  await audit(db, { operator, call: "getOperatorCreator", about: influencerId }, deps);
  const accounts = await repository.findLinked(db, influencerId);
  const withdrawals = await repository.findWithdrawals(db, influencerId);
  const platforms = accounts.map(({ platform }) => platform);
  return {
    creator: { ...rowOf(row, platforms), closedAt: row.closed_at?.toISOString() ?? null },
    statusChanges: await statusChangesOf(db, influencerId),
    accounts: accounts.map((linked) => ({
      platform: linked.platform,
      handle: linked.handle,
      displayName: linked.display_name,
      linkedAt: linked.linked_at.toISOString(),
      needsRelinkAt: linked.needs_relink_at?.toISOString() ?? null,
    })),
    ...(await papersOf(deps, influencerId)),
    ...(await paymentsOf(db, influencerId)),
    withdrawals: withdrawals.map(({ ends_on, created_at, ...asked }) => ({
      ...asked,
      endsOn: ends_on,
      createdAt: created_at.toISOString(),
    })),
  };
}

async function statusChangesOf(
  db: Queryable,
  influencerId: OwnerId<"influencer">,
): Promise<Shown["statusChanges"]> {
  const changes = await repository.findStatusChanges(db, influencerId);
  if (changes.length === 0) return [];
  const by = changedBy(changes, await repository.findStatusDeeds(db, influencerId));
  return changes.map((change) => ({
    status: change.status,
    reason: change.reason,
    operator: by.get(change.id) ?? null,
    changedAt: change.changed_at.toISOString(),
  }));
}

async function papersOf(
  deps: Deps,
  influencerId: OwnerId<"influencer">,
): Promise<Pick<Shown, "bank" | "tax" | "guardian">> {
  const { db } = deps;
  const payees = await payeesOf(deps, db, { influencerIds: [influencerId], now: deps.clock.now() });
  const tax = await taxProfileFor(deps, db, influencerId);
  const { isMinor, consentedAt } = await guardianOf(deps, db, influencerId);
  return {
    bank: bankOf(payees.get(influencerId) ?? { kind: "noBank" }),
    tax: tax && { residency: tax.residency, entity: tax.entity, isConfirmed: tax.isConfirmed },
    guardian: { isMinor, consentedAt: consentedAt?.toISOString() ?? null },
  };
}

function bankOf(payee: PayeeState): Shown["bank"] {
  return {
    state: payee.kind,
    refusedFor: payee.kind === "bankUnresolved" ? payee.refusedFor : null,
    usableFrom: payee.kind === "bankFresh" ? payee.usableFrom.toISOString() : null,
  };
}

async function paymentsOf(
  db: Queryable,
  influencerId: OwnerId<"influencer">,
): Promise<Pick<Shown, "payments" | "hasMorePayments">> {
  const most = limits.operatorPaymentsShown;
  const rows = await repository.findNewestPayments(db, influencerId, most + 1);
  const payments = rows.slice(0, most).map((row) => ({
    paymentId: row.id,
    dealId: row.deal_id,
    description: row.description,
    stage: row.stage,
    status: row.status,
    day: row.paid_on ?? row.due_on ?? row.date,
    netYen: Number(row.amount_yen),
  }));
  return { payments, hasMorePayments: rows.length > most };
}

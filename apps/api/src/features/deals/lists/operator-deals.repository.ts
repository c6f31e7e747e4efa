import type { DealActor, DealHold, DealState } from "@tomoru/contract/deals/deal-states";
import type { Queryable } from "../../../platform/db/database.ts";
import type { DisputeRow } from "../delivery/disputes.repository.ts";
import type { DealRef } from "../delivery/drafts.repository.ts";
import type { DealRow } from "../transitions/deal-row.rules.ts";

type Paged = { readonly offset: number; readonly limit: number };
export type Asked = Paged & {
  readonly state?: DealState | undefined;
  readonly hold?: DealHold | undefined;
  readonly company?: string | undefined;
  readonly influencerId?: string | undefined;
};

/** For the operator, over all creators; one row more than is shown says whether there are more. */
export function findAnyDeals(db: Queryable, asked: Asked): Promise<DealRow[]> {
  const { state, hold, company, influencerId } = asked;
  return db
    .selectFrom("deals as deal")
    .selectAll("deal")
    .$if(state !== undefined, (query) => query.where("deal.state", "=", state ?? "terms"))
    .$if(hold !== undefined, (query) => query.where("deal.hold", "=", hold ?? "operator"))
    .$if(company !== undefined, (query) => query.where("deal.company_id", "=", company ?? ""))
    .$if(influencerId !== undefined, (query) => query.where("deal.influencer_id", "=", influencerId ?? ""))
    .orderBy("deal.updated_at", "desc")
    .orderBy("deal.id", "desc")
    .offset(asked.offset)
    .limit(asked.limit + 1)
    .execute();
}

export type DisputedDeal = DealRow & { readonly dispute: DisputeRow | null };

/** What waits for a decision, the first that is due in front. A company's suspension makes such a hold without a word of a side. */
export async function findDisputed(db: Queryable, { offset, limit }: Paged): Promise<DisputedDeal[]> {
  const rows = await db
    .selectFrom("deals as held")
    .selectAll("held")
    .where("held.hold", "=", "dispute")
    .orderBy("held.turn_due_at")
    .orderBy("held.id")
    .offset(offset)
    .limit(limit + 1)
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, dispute: await findOpen(db, row) })));
}

async function findOpen(db: Queryable, deal: DealRef): Promise<DisputeRow | null> {
  const row = await db
    .selectFrom("deal_disputes")
    .selectAll()
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .where("decision", "is", null)
    .executeTakeFirst();
  return row ?? null;
}

export type NamedEvent = { act: string; actor: DealActor; about: unknown; done_at: Date };

export function findEventsOf(db: Queryable, deal: DealRef): Promise<NamedEvent[]> {
  return db
    .selectFrom("deal_events")
    .select(["act", "actor", "about", "done_at"])
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("id")
    .execute();
}

/** What the sides wrote, oldest first; as much as a thread may hold. */
export function findWords(db: Queryable, deal: DealRef) {
  return db
    .selectFrom("deal_messages")
    .select(["sender", "content", "sent_at"])
    .where("influencer_id", "=", deal.influencer_id)
    .where("deal", "=", deal.id)
    .orderBy("id")
    .execute();
}

export async function findCompanyNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const id of new Set(ids)) {
    const row = await db.selectFrom("companies").select("name").where("id", "=", id).executeTakeFirst();
    if (row?.name) found.set(id, row.name);
  }
  return found;
}

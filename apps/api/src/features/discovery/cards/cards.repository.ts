import type { Platform } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import type { Queryable } from "../../../platform/db/database.ts";
import { countryOfNumber, genderOfNumber } from "../search/numbered-values.data.ts";
import type { CardFacts } from "./account-cards.rules.ts";
import type { AccountFigures } from "./account-figures.rules.ts";

type Row = {
  readonly influencer_id: string;
  readonly handle: string;
  readonly display_name: string;
  readonly categories: string[];
  readonly born_on: string | null;
  readonly country: number | null;
  readonly gender: number | null;
  readonly figures: AccountFigures;
  readonly read_at: Date;
  readonly is_sandbox: boolean;
};

type Hidden = Pick<Row, "influencer_id" | "handle" | "display_name"> & { readonly figures: null };

/** Cards of creators who can be found, by id; who is hidden or gone is missing. */
export async function findCards(
  db: Queryable,
  { platform, influencerIds }: { platform: Platform; influencerIds: readonly string[] },
): Promise<Map<string, CardFacts>> {
  if (influencerIds.length === 0) return new Map();
  const rows = await sql<Row>`
    select ${columnsOf} from ${sql.table(`discovery_${platform}`)} as found
    join account_insights as insights on insights.influencer_id = found.influencer_id and insights.platform = ${platform}
    join social_accounts as linked on linked.influencer_id = found.influencer_id and linked.platform = ${platform}
    join influencers as person on person.id = linked.influencer_id
    where found.influencer_id = any(${[...influencerIds]}::uuid[])`.execute(db);
  return new Map(rows.rows.map((row) => [row.influencer_id, factsOf(row, platform)]));
}

/** The same, and the names of those whose accounts are linked and hidden: in one statement, whatever their number. */
export async function findCardsOrNames(
  db: Queryable,
  { platform, influencerIds }: { platform: Platform; influencerIds: readonly string[] },
): Promise<{ found: Map<string, CardFacts>; names: Map<string, { handle: string; displayName: string }> }> {
  if (influencerIds.length === 0) return { found: new Map(), names: new Map() };
  const { rows } = await sql<Row | Hidden>`
    select ${columnsOf} from social_accounts as linked
    join influencers as person on person.id = linked.influencer_id
    left join (
      ${sql.table(`discovery_${platform}`)} as found
      join account_insights as insights
        on insights.influencer_id = found.influencer_id and insights.platform = ${platform}
    ) on found.influencer_id = linked.influencer_id
    where linked.influencer_id = any(${[...influencerIds]}::uuid[]) and linked.platform = ${platform}`.execute(
    db,
  );
  const seen = rows.filter((row): row is Row => row.figures !== null);
  return {
    found: new Map(seen.map((row) => [row.influencer_id, factsOf(row, platform)])),
    names: new Map(
      rows.map((row) => [row.influencer_id, { handle: row.handle, displayName: row.display_name }]),
    ),
  };
}

/** As a deal calls its creator, see `creatorNameOf`. */
const shownName = sql`coalesce(nullif(person.creator_name, ''), linked.display_name) as display_name`;

const columnsOf = sql`
  linked.influencer_id, linked.handle, ${shownName}, found.born_on, found.country, found.gender,
  insights.figures, insights.read_at, linked.is_sandbox, array(
    select categories.id from categories where (found.categories >> categories.position) & 1 = 1
    order by categories.position
  ) as categories`;

function factsOf(row: Row, platform: Platform): CardFacts {
  return {
    influencerId: row.influencer_id,
    platform,
    handle: row.handle,
    displayName: row.display_name,
    categories: row.categories,
    country: countryOfNumber(row.country),
    gender: genderOfNumber(row.gender),
    bornOn: row.born_on,
    figures: row.figures,
    readAt: row.read_at,
    isSandbox: row.is_sandbox,
  };
}

/** By id; what is no category is missing. */
export async function findPositions(db: Queryable, ids: readonly string[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("categories").select("position").where("id", "in", ids).execute();
  return rows.map(({ position }) => position);
}

/** Those of these creators who can be found on the platform. */
export async function findFoundIds(
  db: Queryable,
  { platform, influencerIds }: { platform: Platform; influencerIds: readonly string[] },
): Promise<Set<string>> {
  if (influencerIds.length === 0) return new Set();
  const { rows } = await sql<{ influencer_id: string }>`
    select influencer_id from ${sql.table(`discovery_${platform}`)}
    where influencer_id = any(${[...influencerIds]}::uuid[])`.execute(db);
  return new Set(rows.map(({ influencer_id }) => influencer_id));
}

/** Price estimates of those creators who can be found and have one, by id. */
export async function findEstimates(
  db: Queryable,
  { platform, influencerIds }: { platform: Platform; influencerIds: readonly string[] },
): Promise<Map<string, NonNullable<AccountFigures["price"]>>> {
  if (influencerIds.length === 0) return new Map();
  const { rows } = await sql<Pick<Row, "influencer_id" | "figures">>`
    select found.influencer_id, insights.figures
    from ${sql.table(`discovery_${platform}`)} as found
    join account_insights as insights on insights.influencer_id = found.influencer_id and insights.platform = ${platform}
    where found.influencer_id = any(${[...influencerIds]}::uuid[])`.execute(db);
  return new Map(
    rows.flatMap(({ influencer_id, figures }) => (figures.price ? [[influencer_id, figures.price]] : [])),
  );
}

export async function findCategoryNames(db: Queryable): Promise<{ id: string; ja: string; en: string }[]> {
  return db.selectFrom("categories").select(["id", "name_ja as ja", "name_en as en"]).execute();
}

export type ShownAccount = Omit<CardFacts, "figures" | "readAt"> & {
  readonly figures: AccountFigures | null;
  readonly readAt: Date | null;
};

/** Linked accounts by creator, found by search or not; without what only who is found tells of the person. */
export async function findShownAccounts(
  db: Queryable,
  { platform, influencerIds }: { platform: Platform; influencerIds: readonly string[] },
): Promise<Map<string, ShownAccount>> {
  if (influencerIds.length === 0) return new Map();
  const { rows } = await sql<Omit<Row, "figures" | "read_at"> & Nullable<Pick<Row, "figures" | "read_at">>>`
    select linked.influencer_id, linked.handle, ${shownName}, linked.is_sandbox, insights.figures, insights.read_at,
      array(
        select chosen.category_id from influencer_categories as chosen where chosen.influencer_id = linked.influencer_id
        order by chosen.category_id
      ) as categories
    from social_accounts as linked
    join influencers as person on person.id = linked.influencer_id
    left join account_insights as insights
      on insights.influencer_id = linked.influencer_id and insights.platform = linked.platform
    where linked.influencer_id = any(${[...influencerIds]}::uuid[]) and linked.platform = ${platform}`.execute(
    db,
  );
  return new Map(
    rows.map((row) => [
      row.influencer_id,
      {
        influencerId: row.influencer_id,
        platform,
        handle: row.handle,
        displayName: row.display_name,
        categories: row.categories,
        ...{ country: null, gender: null, bornOn: null },
        figures: row.figures,
        readAt: row.read_at,
        isSandbox: row.is_sandbox,
      },
    ]),
  );
}

type Nullable<Of> = { readonly [Key in keyof Of]: Of[Key] | null };

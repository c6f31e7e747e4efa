import { sql } from "kysely";
import type { Queryable, Trx } from "../../../platform/db/database.ts";

type FullDays = { companyId: string; name: string | null; createdAt: Date; days: string[] };

/** Companies with so many days at the limit, since that of which somebody has looked; over all companies, by an index of such days alone. */
export async function findFullDays(
  db: Queryable,
  { from, least, rows }: { from: string; least: number; rows: number },
): Promise<FullDays[]> {
  const { rows: found } = await sql<FullDays>`
    select company.id as "companyId", company.name, company.created_at as "createdAt",
      array_agg(used.period order by used.period) as days
    from usage_counts used join companies company on company.id = used.company_id
    where used.kind = 'searchFullDay' and used.period >= ${from} and company.status <> 'closed'
      and used.period > coalesce(to_char(company.search_limit_seen_on, 'YYYY-MM-DD'), '')
    group by company.id, company.name, company.created_at
    having count(*) >= ${least}
    order by max(used.period) desc, company.id
    limit ${rows}`.execute(db);
  return found;
}

type Sharing = { domain: string; companyIds: string[] };

/** Free companies by the domain of their owner's e-mail, where as many are new and nobody has looked at them. */
export async function findSharedDomains(
  db: Queryable,
  { since, least, rows, except }: { since: Date; least: number; rows: number; except: readonly string[] },
): Promise<Sharing[]> {
  const { rows: found } = await sql<Sharing>`
    select lower(split_part(account.email, '@', 2)) as domain, array_agg(company.id::text order by company.id) as "companyIds"
    from companies company
    join accounts account on account.owner_id = company.id
    left join subscriptions subscription on subscription.company_id = company.id
    where company.created_at >= ${since} and company.status <> 'closed' and company.domain_seen_on is null
      and account.role = 'owner' and account.email is not null
      and coalesce(subscription.plan_id, 'free') = 'free'
      and lower(split_part(account.email, '@', 2)) <> all(${except})
    group by lower(split_part(account.email, '@', 2))
    having count(*) >= ${least}
    order by count(*) desc, domain
    limit ${rows}`.execute(db);
  return found;
}

/** Days up to this one, or the company's domain, wait no more. Undefined where there is no such company. */
export async function putSeen(
  trx: Trx,
  { companyId, kind, day }: { companyId: string; kind: "searchLimit" | "domain"; day: string },
): Promise<string | undefined> {
  const row = await trx
    .updateTable("companies")
    .set(kind === "domain" ? { domain_seen_on: day } : { search_limit_seen_on: day })
    .where("id", "=", companyId)
    .where("status", "!=", "closed")
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

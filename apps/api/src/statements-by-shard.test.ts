import { openCompanyEvents } from "@tomoru/contract/company/live";
import { endpoints } from "@tomoru/contract/endpoints";
import { openEvents } from "@tomoru/contract/influencer/live";
import { limits } from "@tomoru/contract/limits";
import { type CompiledQuery, DefaultQueryExecutor } from "kysely";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { sweepExpired } from "./accounts/accounts.maintenance.ts";
import { sendDueCompanies, sendPayingCompanies } from "./features/billing/clock/billing-clock.usecases.ts";
import { tellOfExpiry } from "./features/billing/clock/card-expiry.usecases.ts";
import { runCampaignsClock } from "./features/campaigns/campaigns.maintenance.ts";
import { sweepCompanies } from "./features/companies/companies.maintenance.ts";
import { runConsultationsClock } from "./features/consultations/consultations.maintenance.ts";
import { eraseOldDeals } from "./features/deals/clock/retention.usecases.ts";
import { runDealsReminders } from "./features/deals/deals.maintenance.ts";
import { makeCompanyFigures } from "./features/deals/figures/company-figures.usecases.ts";
import { makePeerFees } from "./features/deals/figures/peer-fees.usecases.ts";
import { eraseOldFiles } from "./features/deals/files/files.usecases.ts";
import { ageFigures } from "./features/discovery/discovery.maintenance.ts";
import { countNewMatches } from "./features/discovery/saved-searches/new-matches.usecases.ts";
import { reconcileNightly } from "./features/funding/funding.maintenance.ts";
import { remindOfTransfers, sendOpenMoney } from "./features/funding/funding-clock.usecases.ts";
import { moneyFigures } from "./features/funding/money-figures.usecases.ts";
import { closeDueAccounts } from "./features/membership/closing.usecases.ts";
import { lookAfterSocial } from "./features/social/social.maintenance.ts";
import { sendDueReads } from "./features/social/social-figures.usecases.ts";
import { ServerDb } from "./platform/db/server-db.ts";
import { startWithProvider } from "./testing/billing-app.ts";
import { makeEveryCall } from "./testing/every-call.ts";
import { shardsOf } from "./testing/shards-of.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./testing/stand-in-platforms.ts";
import { type Run, tasksOf } from "./testing/tasks-of.ts";
import type { TestApp } from "./testing/test-app.ts";

const dueInsights =
  'select "insights"."influencer_id", "insights"."platform" from "account_insights" as "insights" inner join "social_accounts" as "linked" on "linked"."influencer_id" = "insights"."influencer_id" and "linked"."platform" = "insights"."platform" where';

/** Runs of transfers and what is due to creators, over all of them (docs/product/payouts.md). */
const ofPayouts = [
  'select * from "payments" where "id" = $1 and "deal_id" is not null',
  'select * from "payments" where "stage" in ($1, $2) and "stage" = $3 and "held" is null and "failure" is distinct from $4 order by "due_on"',
  'select distinct "influencer_id" from "payments" where "stage" = $1 and "failure" is distinct from $2 order by',
  'select count(*) as "payments", coalesce(sum(amount_yen), 0)::bigint as "yen" from "payments"',
  'select distinct "influencer_id" from "payments" where "stage" = $1 and "held" is null and "is_manual"',
  'select distinct "influencer_id" from "payments" where ("stage" = $1 and "due_on" <= $2 and "held" is null and "is_manual" = $3) order by',
  'select distinct "influencer_id" from "payments" where ("stage" = $1 and "due_on" <= $2 and "held" is null and "is_manual" = $3) and',
  'select * from "payout_rows" where "run_id" = $1 and "state" = $2 order by "line"',
  'select * from "payout_rows" where "run_id" = $1 and "line" > $2 and "state" in ($3) order by',
  'update "payout_rows" set "file" = $1 where "run_id" = $2',
  'select * from "payout_rows" where "run_id" = $1 and "file" = $2',
  'select * from "payout_rows" where "run_id" = $1 and "line" > $2 and "state" in ($3, $4) order by',
];

/** What asks every shard, by the beginning of its statement; everything else of a creator or a company is on one. */
const everyShard = [
  // By e-mail, through the directory: signing in, and the operator's word on a status.
  'select "account"."owner_id", "account"."id", "account"."status", "account"."password_hash" from "account_emails"',
  'update "accounts" set "status" = $1 where "owner_id" in (select "owner_id" from "account_emails"',
  'select "known"."signed_in_at" from "account_emails"',
  // The operator's lists over all creators.
  'select "person"."id", "person"."creator_name", "person"."created_at"',
  'select "asked"."id", "asked"."influencer_id"',
  'select "written"."id" as "id", written.influencer_id::text as "influencer_id"',
  // Jobs by the clock: what is due, and what nobody reads any more.
  'select "influencer_id" from "withdrawals" where "status" = $1 and "ends_on" < $2',
  'select "influencer_id", "platform", "next_read_at" from "social_accounts" where "tokens" is not null',
  'delete from "account_sessions" where "used_at"',
  'delete from "account_session_calls" where "minute"',
  'delete from "account_refresh_tokens" where "expires_at"',
  'delete from "account_networks" where "signed_in_at"',
  'delete from "oauth_states" where "expires_at"',
  'delete from "account_email_changes" where "expires_at"',
  'delete from "account_password_grants" where "expires_at"',
  'select "id" from "influencers" where "dob" >= $1',
  'select "company_id", "id" from "saved_searches" where "next_count_at" <=',
  `${dueInsights} "insights"."platform" = $1 and "insights"."read_at"`,
  `${dueInsights} "insights"."computed_with" <>`,
  'delete from "follower_months" where "month"',
  'delete from "invitations" where "expires_at"',
  'delete from "usage_counts" where "period"',
  // Whose plan something happens to, who pays, and whose card expires.
  'select "company_id" from "subscriptions" where "unpaid_since" is not null',
  'select "company_id" from "subscriptions" where "pending_until" is not null',
  'select "company_id" from "subscriptions" where "changing_until" <=',
  'select "company_id" from "subscriptions" where "asked_at" <=',
  'select "company_id" from "subscriptions" where "granted_by_operator"',
  'select "company_id" from "subscriptions" where "stripe_id" is not null',
  'select "company_id", "id", "brand", "last4", "exp_month", "exp_year" from "cards"',
  // The operator's words on companies: the lists over all of them, and an inquiry that only its number names.
  'select "company"."id", "company"."name"',
  '\n    select company.id as "companyId", company.name, company.created_at as "createdAt",\n      array_agg(used.period',
  "\n    select lower(split_part(account.email",
  'select "written"."id", "written"."company_id"',
  'update "company_inquiries" set "state"',
  'update "inquiries" set "answered_at"',
  // By the clock: whose time for an answer ends, and which answers companies have not read of.
  'select "influencer_id", "offer_id", "company_id" from "offers" where "is_approval" is null',
  'select "influencer_id", "offer_id" from "offers" where "is_approval" is null and "answer_by" >',
  'select "company_id", "id" from "consultations" where "has_news"',
  // Likewise of open campaigns: what the clock moves on, and who has applied.
  'select "company_id", "id" from "campaigns" where "due_at"',
  'select "company_id", "id" from "campaigns" where "has_news"',
  // Money by the clock: what nobody knows the end of, transfers that wait, what was touched in a day.
  'select "charge"."influencer_id", "charge"."deal" from "charge_attempts"',
  'select "influencer_id", "deal" from "refunds" where "state" in',
  'select * from "charges" where "state" = $1 and "made_at"',
  'select "influencer_id", "deal" from "ledger" where "booked_at"',
  'select distinct "company_id" from "company_balances" where "booked_at"',
  // Counted for whoever watches the server.
  'select count(*) as "rows" from "refunds" where "state"',
  // What changed of deals, on its way to the companies.
  'select * from "deal_echoes" order by "id"',
  // The operator's words on money: what failed, and what only a number names.
  'select * from "refunds" where "state" = $1 order by',
  'select "influencer_id", "deal" from "refunds" where "id"',
  'select "influencer_id", "deal" from "charges" where "deal_id"',
  // Posts that are looked at again, and images of deals that ended half a year ago.
  'select "post"."influencer_id", "post"."id" as "postId"',
  'select "file"."influencer_id", "file"."id", "file"."deal" from "deal_files" as "file"',
  // Deals whose words, and later whose contracts, the law asks for no longer.
  'select "ended"."influencer_id", "ended"."id" from "deals" as "ended"',
  'select "ended"."influencer_id", "ended"."id", "ended"."company_id", "ended"."deal_id" from "deals" as "ended"',
  // The operator knows a deal by its address alone, and lists what is held.
  'select "influencer_id" from "deals" where "deal_id"',
  'select "influencer_id", "id", "deal_id" from "deals" where "deal_id"',
  'select "deal".* from "deals" as "deal"',
  'select "held".* from "deals" as "held"',
  // By the clock: disputes that nobody has decided when their pay date is cut.
  'select "held"."influencer_id", "held"."deal_id" from "deals" as "held"',
  // Deals of who is suspended, and what a suspension has stopped.
  'select "deal"."influencer_id", "deal"."deal_id" from "companies" as "company"',
  'select "deal"."influencer_id", "deal"."deal_id" from "accounts" as "account"',
  'select "deal"."influencer_id", "deal"."deal_id" from "deals" as "deal" inner join "accounts"',
  'select "stopped"."influencer_id", "stopped"."deal_id", "stopped"."company_id"',
  // Dues that end soon, what is late, and uses that end.
  'select "deal"."influencer_id", "deal"."deal_id", "deal"."turn_due_at" from "deals" as "deal" where "deal"."turn" != $1 and "deal"."hold" is null and not exists (select "told"."id" from "deal_reminders" as "told" where "told"."influencer_id" = "deal"."influencer_id" and "told"."deal" = "deal"."id" and "told"."id" = \'early \'',
  'select "deal"."influencer_id", "deal"."deal_id", "deal"."turn_due_at" from "deals" as "deal" where "deal"."turn" != $1 and "deal"."hold" is null and not exists (select "told"."id" from "deal_reminders" as "told" where "told"."influencer_id" = "deal"."influencer_id" and "told"."deal" = "deal"."id" and "told"."id" = \'late \'',
  'select "used"."influencer_id", "used"."deal_id", "used"."usage_until"',
  // What companies are known for, counted each night.
  '\n    select deal.company_id as "companyId",\n      count(*) filter (where deal.contracted_at',
  '\n    select deal.company_id as "companyId",\n      count(*) filter (where event.actor',
  '\n    select payment.company_id as "companyId"',
  '\n    select deal.company_id as "companyId", bool_or(',
  'delete from "company_stats" where "made_at"',
  // What creators of a size are paid, likewise.
  "\n    select newest.platform, width_bucket(",
  // Whose due is over.
  'select "influencer_id", "deal_id", "turn_due_at" from "deals" where hold is null',
  ...ofPayouts,
];

let whole: Awaited<ReturnType<typeof startWithProvider>>;
let app: TestApp;
let platforms: StandInPlatforms;
let called: ReadonlySet<string>;
/** By their texts, each with the values of its last run. */
const statements = new Map<string, Run>();

beforeAll(async () => {
  platforms = await startStandInPlatforms();
  whole = await startWithProvider({ social: platforms.social });
  const { provider } = whole;
  app = whole.app;
  const executed = vi.spyOn(DefaultQueryExecutor.prototype, "executeQuery");
  // On a server the busiest statements take a shorter way.
  const asked = vi.spyOn(ServerDb.prototype, "ask");
  called = await makeEveryCall({ app, platforms, provider });
  await closeDueAccounts(app.deps);
  await sweepExpired(app.deps);
  await sweepCompanies(app.deps);
  await lookAfterSocial(app.deps);
  await sendDueReads(app.deps);
  await sendDueCompanies(app.deps);
  await sendPayingCompanies(app.deps);
  await tellOfExpiry(app.deps);
  await ageFigures(app.deps);
  await runConsultationsClock(app.deps);
  await runCampaignsClock(app.deps);
  await sendOpenMoney(app.deps);
  await remindOfTransfers(app.deps);
  await reconcileNightly(app.deps);
  for (const { count } of moneyFigures(app.deps)) await count();
  await eraseOldFiles(app.deps);
  await eraseOldDeals(app.deps);
  await runDealsReminders(app.deps);
  await makeCompanyFigures(app.deps);
  await makePeerFees(app.deps);
  app.clock.advance(limits.newCountSeconds);
  await countNewMatches(app.deps);
  for (const [query] of executed.mock.calls as [CompiledQuery][]) statements.set(query.sql, query);
  for (const [sql, parameters] of asked.mock.calls) statements.set(sql, { sql, parameters });
  for (const spy of [executed, asked]) spy.mockRestore();
}, 300_000);
afterAll(async () => {
  await whole.close();
  await platforms.close();
});

const template = inject("template");
// Read from PostgreSQL's own plan where there is no engine, and asked of the engine where there is one (npm run lab:citus).
const onEmbedded = test.runIf(template.kind === "embedded");
const onCluster = test.runIf(template.kind === "server" && template.workerUrls.length > 0);

/** Finding creators, and looking for those whose figures are old, goes over all of them: each shard answers its own best, bounded. */
const search = /"discovery_(texts_)?(instagram|tiktok|youtube)"/;

/** Of the few owners that it names: a shard each, and no more. */
const named = new RegExp(
  `^(${[
    String.raw`update "social_accounts" set "opened_at" = \$1 where "influencer_id" in \(`,
    String.raw`select "owner_id" from "accounts" where "owner_id" in \(`,
    String.raw`\s*insert into offers \([^)]*\)\s*select made\.`,
    // Deals that have changed, for their companies; the accounts of a campaign's applicants; where a slice of a run goes to.
    String.raw`select "deal"\."company_id", .* where "deal"\."influencer_id" in \(`,
    // A company's home: the names of who answered, the posts of the month before, and since when deals stand where they do.
    String.raw`select "id", "creator_name" from "influencers" where "id" in \(`,
    String.raw`select "deal"\."deal_id", "post"\."result", .* where "post"\."influencer_id" in \(`,
    String.raw`\s*select deal\.deal_id as "dealId", coalesce\(`,
    String.raw`select "person"\."id", "person"\."creator_name", "linked"\."platform", .* where "person"\."id" in \(`,
    String.raw`select "influencer_id", "platform" from "social_accounts" where "influencer_id" in \(`,
    String.raw`delete from "deal_echoes" where "influencer_id" in \(`,
    // What was read of the accounts of a file; what companies are known for, up to 500 at once.
    String.raw`\s*select insights\.influencer_id as "id", read\.posts`,
    `insert into "company_stats"`,
    String.raw`\s*select linked\.influencer_id, linked\.handle, `,
    // What a page of applicants, or of compared creators, has done before.
    String.raw`\s*select deal\.influencer_id as "influencerId", count\(\*\)::int as deals`,
    String.raw`select "influencer_id", "created_at", "decided_at" from "offers" where "influencer_id" in \(`,
    String.raw`select "influencer_id", "ciphertext", "updated_at" from "bank_accounts" where "influencer_id" in \(`,
    String.raw`select "influencer_id", "deal", "deal_id", "company_id", "yen", "balance_yen", "state", "outcome", .* where "charge"\."influencer_id" in \(`,
    String.raw`select "influencer_id", "source", "ciphertext", "saved_at" from "payout_destinations" where "influencer_id" in \(`,
    String.raw`select "influencer_id", "code", "cut_at" from "refused_accounts" where "influencer_id" in \(`,
    // What a page of the operator's log is about, and the reasons that were given.
    String.raw`select "id", "name" from "companies" where "id" in \(`,
    String.raw`select "company_id", "change", "reason", "changed_at" from "company_status_changes" where "company_id" in \(`,
    String.raw`select "influencer_id", "status", "reason", "changed_at" from "status_changes" where "influencer_id" in \(`,
    String.raw`select "deal", "decided_reason", "decided_at" from "deal_disputes" where "influencer_id" in \(`,
    String.raw`select "deal", "about", "done_at" from "deal_events" where "influencer_id" in \(`,
  ].join("|")})`,
);

function isListed(text: string): boolean {
  return search.test(text) || named.test(text) || everyShard.some((start) => text.startsWith(start));
}

test("every call but the streams is looked at", () => {
  const left = endpoints.map(({ name }) => name).filter((name) => !called.has(name));
  expect(left).toEqual([openEvents.name, openCompanyEvents.name]);
});

onEmbedded("every statement keeps to one owner's shard, but for the few that ask all of them", async () => {
  const found: Record<string, string[]> = { one: [], every: [], nowhere: [] };
  for (const statement of statements.keys()) found[await shardsOf(app.deps.db, statement)]?.push(statement);
  expect(found.nowhere).toEqual([]);
  expect(found.one?.length).toBeGreaterThan(50);
  expect(found.every?.filter((text) => !isListed(text))).toEqual([]);
  const counted = found.every?.filter((text) => !search.test(text) && !named.test(text));
  expect(counted).toHaveLength(everyShard.length);
});

onCluster(
  "the engine has a plan for every statement, and asks one shard but for the few that are listed",
  async () => {
    const found: Record<"none" | "one" | "every" | "unplanned", string[]> = {
      none: [],
      one: [],
      every: [],
      unplanned: [],
    };
    for (const [text, run] of statements) {
      const tasks = await tasksOf(app.deps.db, run).catch((error: Error) => error.message);
      if (typeof tasks === "string") found.unplanned.push(`${tasks}: ${text}`);
      else if (tasks === 0) found.none.push(text);
      else found[tasks === 1 ? "one" : "every"].push(text);
    }
    expect(found.unplanned).toEqual([]);
    expect(found.one.length).toBeGreaterThan(50);
    expect(found.every.filter((text) => !isListed(text))).toEqual([]);
    const counted = found.every.filter((text) => !search.test(text) && !named.test(text));
    expect(counted).toHaveLength(everyShard.length);
  },
);

onCluster("the engine can tell what it cannot run", async () => {
  const refused = tasksOf(app.deps.db, {
    sql: "select 1 from offers join payments on payments.id = offers.id for update",
    parameters: [],
  });
  await expect(refused).rejects.toThrow();
});

onEmbedded.each([
  [
    "one",
    "select 1 from offers join payments on payments.influencer_id = offers.influencer_id where offers.influencer_id = $1",
  ],
  ["every", "select 1 from offers where offer_id = $1"],
  ["every", "select 1 from offers join payments using (influencer_id) where offer_id = $1"],
  ["nowhere", "select 1 from offers join payments on payments.id = offers.id where offers.offer_id = $1"],
  ["nowhere", "select 1 from offers where exists (select 1 from payments where payments.id = offers.id)"],
  ["none", "select 1 from categories where id = $1"],
])("it can tell: %s, %s", async (shards, statement) => {
  expect(await shardsOf(app.deps.db, statement)).toBe(shards);
});

import { login as companyLogin } from "@tomoru/contract/company/accounts";
import { getInsight, getPrAnalysis, searchCreators } from "@tomoru/contract/company/discovery";
import { getList, listLists } from "@tomoru/contract/company/lists";
import { login } from "@tomoru/contract/influencer/accounts";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { creatorIdOf } from "../discovery/cards/cards.usecases.ts";
import { recomputeAll } from "../discovery/discovery.maintenance.ts";
import { seedDemo } from "./demo.usecases.ts";
import { seedDemoCompany } from "./demo-company.usecases.ts";
import type { DemoTrait } from "./demo-creators.data.ts";
import { insertCreators, isAlone } from "./demo-creators.repository.ts";
import { demoCreators } from "./demo-creators.rules.ts";
import { demoCreatorId, seedDemoCreators } from "./demo-creators.usecases.ts";
import { demoLists } from "./demo-lists.data.ts";
import { seedDemoLists } from "./demo-lists.usecases.ts";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ demo: true });
  await seedDemo(app.deps);
  const demo = await seedDemoCompany(app.deps);
  const seeded = await Promise.all([seedDemoCreators(app.deps), seedDemoCreators(app.deps)]);
  expect(seeded.filter((isFirst) => isFirst)).toHaveLength(1);
  await seedDemoLists(app.deps);
  const body = { username: demo?.email ?? "", password: demo?.password ?? "" };
  token = (await app.call(companyLogin, { body })).result.accessToken;
});
afterAll(() => app.close());

type Query = Readonly<Record<string, string>>;

async function found(query: Query): Promise<number> {
  const { status, result } = await app.call(searchCreators, { token, query });
  expect(status).toBe(200);
  return result.total?.value ?? 0;
}

/** A creator whose first account has this trait. */
function oneOf(trait: DemoTrait, platform: Platform) {
  const creator = demoCreators().find(
    ({ accounts: [first] }) => first?.trait === trait && first.platform === platform,
  );
  if (!creator) throw new Error(`nobody is ${trait} on ${platform}`);
  return creatorIdOf(app.deps, demoCreatorId(creator.number));
}

async function insightOf(trait: DemoTrait, platform: Platform) {
  const id = oneOf(trait, platform);
  return (await app.call(getInsight, { token, params: { id }, query: { platform } })).result;
}

test("three hundred people with an account or two, all found, spread over the platforms", async () => {
  const people = demoCreators();
  expect(people).toHaveLength(300);
  const counts = await Promise.all(platforms.map((platform) => found({ platform })));
  const accounts = people.flatMap(({ accounts }) => accounts);
  expect(counts.reduce((sum, count) => sum + count)).toBe(accounts.length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(80);
  expect(new Set(accounts.map(({ platform, handle }) => `${platform}/${handle}`)).size).toBe(accounts.length);
});

test("every filter of the search finds somebody, and not everybody", async () => {
  const { rows } = await sql<{ id: string }>`select id from categories`.execute(app.deps.db);
  const narrower: Query[] = [
    ...rows.map(({ id }) => ({ category: id })),
    ...["JP", "TW", "KR", "US"].map((country) => ({ country })),
    ...["female", "male", "other"].map((gender) => ({ gender })),
    ...["18-24", "25-34", "35-44", "45-54", "55+"].map((ageBand) => ({ ageBand })),
    ...["7", "30", "90"].map((lastPostDays) => ({ lastPostDays })),
    ...["0", "1000", "10000", "50000", "100000", "500000", "1000000"].map((followerBand) => ({
      followerBand,
    })),
    { medianViewsMin: "20000" },
    { engagementMin: "500" },
    { priceMax: "50000" },
    { prShareMin: "2000" },
    { q: "猫" },
    { q: "暮らし" },
    { q: "旅 宿" },
    { q: "kitchen" },
    {
      category: "food",
      followersMin: "10000",
      followersMax: "100000",
      prShareMax: "3000",
      lastPostDays: "30",
    },
  ];
  const all = await found({});
  for (const query of narrower) {
    const count = await found(query);
    expect({ query, finds: count > 0, isNarrower: count < all }).toEqual({
      query,
      finds: true,
      isNarrower: true,
    });
  }
});

test("nobody of them can sign in, or be mailed a code", async () => {
  const tried = (username: string) => app.call(login, { body: { username, password: "Tomoru-2026" } });
  const answer = await tried("demo-1@creators.example.jp");
  const stranger = await tried("nobody@creators.example.jp");
  expect([answer.status, answer.code]).toEqual([stranger.status, stranger.code]);
  expect(answer.status).toBe(400);
  const { rows } = await sql<{ email: string; directory: string | null; password: string | null }>`
    select accounts.email, directory.email as directory, accounts.password_hash as password
    from accounts left join account_emails as directory on directory.email = accounts.email
    where accounts.email like 'demo-%'`.execute(app.deps.db);
  expect(rows).toHaveLength(300);
  expect(rows.filter(({ directory, password }) => directory !== null || password !== null)).toEqual([]);
});

test("what the search and the cards show is what a reading of the same posts computes", async () => {
  const figures = () =>
    sql`select * from account_insights order by influencer_id, platform`.execute(app.deps.db);
  const searched = async () => {
    const tables = platforms.flatMap((platform) => [`discovery_${platform}`, `discovery_texts_${platform}`]);
    const read = tables.map((table) =>
      sql`select * from ${sql.table(table)} order by 1`.execute(app.deps.db),
    );
    return (await Promise.all(read)).map(({ rows }) => rows);
  };
  const [before, rowsBefore] = [await figures(), await searched()];
  await sql`update account_insights set figures = jsonb_set('{"followers": 0}', '{followers}', figures -> 'followers'), computed_with = 'nothing'`.execute(
    app.deps.db,
  );
  for (const platform of platforms) {
    await sql`update ${sql.table(`discovery_${platform}`)} set followers = 7, median_views = 7, engagement = 7, price_yen = 7,
      pr_share = 7, categories = 0, country = null, gender = null, born_on = null, last_post_on = '2000-01-01'`.execute(
      app.deps.db,
    );
    await sql`update ${sql.table(`discovery_texts_${platform}`)} set body = 'nothing'`.execute(app.deps.db);
  }
  await recomputeAll(app.deps);
  expect((await figures()).rows).toEqual(before.rows);
  expect(await searched()).toEqual(rowsBefore);
});

test("followers that came at once are explained by a post, or not", async () => {
  for (const platform of platforms) {
    const explained = (await insightOf("explainedJump", platform)).jumps;
    expect(explained.map(({ explainedBy }) => explainedBy !== null)).toEqual([true]);
    const bought = (await insightOf("boughtFollowers", platform)).jumps;
    expect(bought.map(({ explainedBy }) => explainedBy)).toEqual([null, null, null]);
    expect((await insightOf("usual", platform)).jumps).toEqual([]);
  }
});

test("what platforms hide or posts do not tell is said to be missing", async () => {
  expect((await insightOf("hiddenLikes", "instagram")).missing).toMatchObject({ engagement: "hidden" });
  expect((await insightOf("hiddenFollowers", "youtube")).missing).toMatchObject({ followers: "hidden" });
  expect((await insightOf("viewsNotGranted", "instagram")).missing).toMatchObject({
    medianViews: "notGranted",
  });
  expect((await insightOf("fewPosts", "tiktok")).missing).toMatchObject({ medianViews: "tooFew" });
  expect((await insightOf("oldFigures", "tiktok")).missing).toMatchObject({ postsPerWeek: "notRead" });
  expect((await insightOf("noPosts", "tiktok")).posts).toEqual([]);
  expect((await insightOf("falling", "instagram")).growth30Days).toBeLessThan(0);
});

test("who is noted to hold her views in PR posts does", async () => {
  for (const platform of ["instagram", "tiktok"] as const) {
    const steady = { params: { id: oneOf("steadyPrPosts", platform) }, query: { platform } };
    const { result } = await app.call(getPrAnalysis, { token, ...steady });
    expect(result?.ratio).toBeGreaterThanOrEqual(90);
    const many = { params: { id: oneOf("manyPrPosts", platform) }, query: { platform } };
    expect((await app.call(getPrAnalysis, { token, ...many })).result?.share).toBeGreaterThan(2500);
  }
});

test("labelled posts are found by each of the rules, and a denial is none", async () => {
  const { rows } = await sql<{ rule: string | null; denied: boolean }>`
    select post -> 'label' ->> 'rule' as rule, post ->> 'caption' like '広告ではありません%' as denied
    from account_posts, jsonb_array_elements(posts) as post group by 1, 2`.execute(app.deps.db);
  const rules = rows.filter(({ denied }) => !denied).map(({ rule }) => rule ?? "-");
  expect(rules.toSorted()).toEqual(["-", "A", "H", "S", "W"]);
  expect(rows.filter(({ denied }) => denied)).toEqual([{ rule: null, denied: true }]);
});

test("the company has three lists in groups, whose people are found and partly noted", async () => {
  const { result } = await app.call(listLists, { token, query: {} });
  expect(result.groups.map(({ count }) => count).toSorted()).toEqual([1, 2]);
  expect(result.docs.map(({ name, count }) => [name, count])).toEqual(
    demoLists.map(({ name, creators }) => [name, creators]).toReversed(),
  );
  for (const { listId } of result.docs) {
    const { rows, priceTotal } = (await app.call(getList, { token, params: { id: listId }, query: {} }))
      .result;
    expect(rows.filter(({ isGone }) => isGone)).toEqual([]);
    expect(rows.filter(({ note }) => note !== "").length).toBeGreaterThanOrEqual(4);
    expect(priceTotal.minYen).toBeGreaterThan(0);
  }
});

test("a later start brings nothing in twice, and without the demo there is nobody", async () => {
  expect(await seedDemoCreators(app.deps)).toBe(false);
  await app.empty();
  const off = { ...app.deps, config: { ...app.deps.config, demo: false } };
  expect(await seedDemoCreators(off)).toBe(false);
  expect(await app.deps.db.selectFrom("influencers").select("id").execute()).toEqual([]);
});

test.runIf(inject("template").kind === "server")(
  "a copy that starts while another brings them in neither waits nor fails",
  async () => {
    await app.empty();
    await app.deps.db.transaction().execute(async (trx) => {
      expect(await isAlone(trx)).toBe(true);
      expect(await insertCreators(trx, [aNewCreator()])).toBe(true);
      expect(await seedDemoCreators(app.deps)).toBe(false);
    });
  },
);

/** The first of the creators, as another copy inserts it. */
function aNewCreator() {
  const now = app.clock.now();
  const figures = { followers: 1000, recentViews: [], linkedAt: now, readAt: now };
  const account = { platform: "instagram" as const, handle: "akari", displayName: "あかり", ...figures };
  const none = { bio: null, country: null, gender: null, bornOn: null, accounts: [account] };
  const named = { fullName: "見本 あかり", email: "demo-1@creators.example.jp", creatorName: "あかり" };
  return { ...none, ...named, ownerId: demoCreatorId(1), categories: ["food"], joinedAt: now };
}

import { changePlan, previewPlan } from "@tomoru/contract/company/billing";
import { getInsight, getPrAnalysis } from "@tomoru/contract/company/discovery";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { listBranches } from "@tomoru/contract/influencer/bank";
import { applyToCampaign, getOpenCampaign } from "@tomoru/contract/influencer/campaigns";
import { updatePlan } from "@tomoru/contract/influencer/membership";
import { downloadPaidYear } from "@tomoru/contract/influencer/payments";
import { completeOauth, getOauthLink, removeSocial } from "@tomoru/contract/influencer/social";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSession } from "./accounts/sessions/sessions.usecases.ts";
import { makeCompanyReady } from "./features/deals/deals.testing.ts";
import { mintOwnerId } from "./platform/owner.ts";
import { startWithProvider } from "./testing/billing-app.ts";
import { makeEveryCall } from "./testing/every-call.ts";
import { seedCompany, seedInfluencer } from "./testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./testing/stand-in-platforms.ts";
import type { TestAnswer, TestApp } from "./testing/test-app.ts";

/** What their addresses name belongs to nobody: platforms, years, banks, plans, and what everybody of that side may read. */
const named = new Set<Endpoint>([
  ...[getOauthLink, completeOauth, removeSocial, downloadPaidYear, listBranches, updatePlan],
  ...[previewPlan, changePlan, getInsight, getPrAnalysis, getOpenCampaign, applyToCampaign],
]);

const ownersOnly = endpoints.filter(
  (endpoint) =>
    endpoint.path.includes("{") &&
    (endpoint.access === "influencer" || endpoint.access === "company") &&
    !named.has(endpoint),
);

/** The operator sees everybody's; an e-mail is no id. */
const operatorsOwn = endpoints.filter(
  ({ access, path }) => access === "operator" && path.includes("{") && !path.includes("{email}"),
);

type Asked = { readonly params?: unknown; readonly token?: string | undefined };
type Seen = { readonly call: string; readonly status: number; readonly code: number | undefined };

let whole: Awaited<ReturnType<typeof startWithProvider>>;
let platforms: StandInPlatforms;
/** What strangers were answered, each beside what they were answered about something that there never was. */
const answered: { readonly theirs: Seen; readonly missing: Seen }[] = [];
/** What an owner was answered who names one thing of theirs beside another's part. */
const mixed: Seen[] = [];
/** What the operator was answered about something that there never was. */
const unknown: Seen[] = [];
const looked = new Set<string>();

beforeAll(async () => {
  platforms = await startStandInPlatforms();
  whole = await startWithProvider({ social: platforms.social });
  const { app, provider } = whole;
  await makeEveryCall({ app: watched(app), platforms, provider });
}, 300_000);
afterAll(async () => {
  await whole.close();
  await platforms.close();
});

/** Just before each call that an owner makes with success, somebody else of the same side makes it word for word. */
function watched(app: TestApp): TestApp {
  const owned = new Map<string, Set<string>>();
  return {
    ...app,
    async call(endpoint, request = {}) {
      if (operatorsOwn.includes(endpoint)) {
        const params = { ...paramsOf(request), ...missingLike(paramsOf(request), 0) };
        unknown.push(seen(endpoint, await app.call(endpoint, { ...request, params })));
      }
      if (!ownersOnly.includes(endpoint)) return app.call(endpoint, request);
      const params = paramsOf(request);
      const token = await strangerAt(app, endpoint);
      const ask = async (part: object) => seen(endpoint, await app.call(endpoint, { ...request, ...part }));
      answered.push({
        theirs: await ask({ token }),
        missing: await ask({ token, params: { ...params, ...missingLike(params, 0) } }),
      });
      if (Object.keys(params).length > 1 && endpoint.path.includes("/deal/")) {
        const others = owned.get(`${request.token} ${thingOf(endpoint)}`) ?? new Set();
        for (const other of others) {
          if (other !== firstOf(params)) mixed.push(await ask({ params: { ...params, id: other } }));
        }
      }
      const answer = await app.call(endpoint, request);
      looked.add(endpoint.name);
      const holder = `${request.token} ${thingOf(endpoint)}`;
      owned.set(holder, (owned.get(holder) ?? new Set<string>()).add(firstOf(params)));
      return answer;
    },
  };
}

const paramsOf = ({ params }: Asked) => (params ?? {}) as Record<string, string>;
const firstOf = (params: Record<string, string>) => Object.values(params)[0] ?? "";

/** What the first id of an address is of. */
const thingOf = ({ path }: Endpoint) => path.slice(0, path.indexOf("/{"));

/** As well formed as what is there. */
function missingLike(params: Record<string, string>, at: number): Record<string, string> {
  const [name = "", value = ""] = Object.entries(params)[at] ?? [];
  return { [name]: value.length === 36 ? "0190a000-0000-7000-8000-000000000000" : "A".repeat(value.length) };
}

/** Somebody of the same side whom nothing but the id can be held against. */
async function strangerAt(app: TestApp, { path }: Endpoint): Promise<string> {
  const isCompany = path.startsWith("/company/");
  const { account } = isCompany
    ? await seedCompany(app, { planId: "professional" })
    : await seedInfluencer(app, { dob: "1990-01-01", platforms: ["instagram", "tiktok", "youtube"] });
  if (isCompany) await makeCompanyReady(app, { companyId: mintOwnerId<"company">(account.ownerId) });
  const pair = await app.deps.db.transaction().execute((trx) => startSession(app.deps, { trx, account }));
  return pair.accessToken;
}

function seen(endpoint: Endpoint, { status, code, message, errors }: TestAnswer<Endpoint>) {
  return { call: endpoint.name, status, code, message, errors };
}

test("every call that names something of an owner's is looked at", () => {
  expect(ownersOnly.map(({ name }) => name).filter((name) => !looked.has(name))).toEqual([]);
  expect(looked.size).toBeGreaterThan(60);
});

test("somebody else's id answers exactly what a missing one does, on every call that takes one", () => {
  expect(answered.filter(({ theirs }) => theirs.status !== 404 || theirs.code !== 2005)).toEqual([]);
  for (const { theirs, missing } of answered) expect(theirs).toEqual(missing);
});

test("what there never was is not found by the operator either, on every call that names something", () => {
  expect(new Set(unknown.map(({ call }) => call)).size).toBe(operatorsOwn.length);
  expect(unknown.filter(({ status, code }) => status !== 404 || code !== 2005)).toEqual([]);
});

test("a part of one deal is nowhere to be found in another of the same owner", () => {
  expect(mixed.length).toBeGreaterThan(5);
  expect(mixed.filter(({ status, code }) => status !== 404 || code !== 2005)).toEqual([]);
});

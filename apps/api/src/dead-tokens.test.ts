import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { logout } from "@tomoru/contract/influencer/session";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type AccessClaims,
  readAccessToken,
  writeAccessToken,
} from "./accounts/sessions/access-token.rules.ts";
import { secondsAfter } from "./platform/clock.ts";
import { keyedHash } from "./platform/crypto/keyed-hash.ts";
import { uuidAt } from "./platform/random.ts";
import { startWithProvider } from "./testing/billing-app.ts";
import { dumpOf } from "./testing/database-tables.ts";
import { makeEveryCall } from "./testing/every-call.ts";
import {
  type SeededInfluencer,
  seedCompany,
  seedInfluencer,
  seedOffers,
  seedSession,
} from "./testing/seed.ts";
import { type StandInPlatforms, startStandInPlatforms } from "./testing/stand-in-platforms.ts";
import type { TestApp, TestRequest } from "./testing/test-app.ts";

/** Every call there is that wants a person's token: out of the contract, so that none can be left out. */
const signedIn = endpoints.filter(({ access }) => access === "influencer");

type Request = TestRequest<Endpoint>;

let whole: Awaited<ReturnType<typeof startWithProvider>>;
let app: TestApp;
let platforms: StandInPlatforms;
/** Of each call a request that was once answered: what is refused below is refused for its token alone. */
const answered = new Map<string, Request>();
beforeAll(async () => {
  platforms = await startStandInPlatforms();
  whole = await startWithProvider({ social: platforms.social });
  const { provider } = whole;
  app = whole.app;
  await makeEveryCall({ app: listening(app), platforms, provider });
});
afterAll(async () => {
  await whole.close();
  await platforms.close();
});

function listening(heard: TestApp): TestApp {
  return {
    ...heard,
    call(endpoint, request) {
      if (!answered.has(endpoint.name)) answered.set(endpoint.name, { ...request } as Request);
      return heard.call(endpoint, request);
    },
  };
}

type World = { person: SeededInfluencer; token: string; claims: AccessClaims; offerId: string };
type Kind = { status: number; code: number; tokenIn: (world: World) => Promise<string | undefined> };

function written(claims: AccessClaims, { hash = app.deps.hash, now = app.deps.clock.now() } = {}): string {
  return writeAccessToken(hash, { actor: "influencer", ...claims, now });
}

async function otherPerson(): Promise<AccessClaims> {
  const { token } = await seedInfluencer(app);
  return claimsIn(token);
}

function claimsIn(token: string): AccessClaims {
  const claims = readAccessToken(app.deps.hash, { actor: "influencer", token, now: app.deps.clock.now() });
  if (!claims) throw new Error("the seeded token does not read");
  const { expires: _, ...ids } = claims;
  return ids;
}

const unknown = { status: 401, code: 1019 };

const kinds: Record<string, Kind> = {
  "no token": { ...unknown, tokenIn: async () => undefined },
  "a text that is none": { ...unknown, tokenIn: async () => "nonsense" },
  "a refresh token": { ...unknown, tokenIn: async ({ person }) => person.refreshToken },
  "the operator's token": { ...unknown, tokenIn: async () => app.deps.config.operatorToken },
  "a company member's token": { ...unknown, tokenIn: async () => (await seedCompany(app)).token },
  "a token that was sealed elsewhere": {
    ...unknown,
    tokenIn: async ({ claims }) =>
      written(claims, { hash: keyedHash("the app secret of another place, 32+ characters") }),
  },
  "a token that has expired": {
    ...unknown,
    tokenIn: async ({ claims }) => written(claims, { now: secondsAfter(app.deps.clock.now(), -900) }),
  },
  "a session that never was": {
    ...unknown,
    tokenIn: async ({ claims }) => written({ ...claims, sessionId: uuidAt(app.deps.clock.now()) }),
  },
  "somebody else's session": {
    ...unknown,
    tokenIn: async ({ claims }) => written({ ...claims, sessionId: (await otherPerson()).sessionId }),
  },
  "a session that has ended": {
    ...unknown,
    async tokenIn({ token }) {
      await app.call(logout, { token });
      return token;
    },
  },
  "a suspended person's session": {
    status: 403,
    code: 1007,
    async tokenIn({ person, token }) {
      const body = { status: "suspended" as const, reason: "確認のため" };
      await app.call(setInfluencerStatus, { params: { email: person.email }, body });
      return token;
    },
  },
  "a deleted person's session": {
    status: 403,
    code: 1006,
    async tokenIn({ token }) {
      await app.call(closeAccount, { token });
      return token;
    },
  },
};

/** The request that was answered, about what the person of this world has; the mails and jobs of the first one are no part of it. */
function requestOf(endpoint: Endpoint, { offerId }: World): Request {
  const { params, query, body } = answered.get(endpoint.name) ?? {};
  const own = endpoint.path.includes("/offer/{id}") ? { id: offerId } : params;
  return {
    params: { platform: "tiktok", ...(own as Record<string, string> | undefined) },
    ...(query && { query }),
    ...(endpoint.body && { rawBody: body }),
  };
}

/** A creator with an offer that waits, whom both copies of the server have just served. */
async function newWorld(): Promise<World> {
  await app.empty();
  const person = await seedInfluencer(app, { email: "hanako@example.jp" });
  const [offer] = await seedOffers(app, person, 1);
  const token = await seedSession(app, person);
  for (const endpoint of [getProfile, getProfile, listOffers, listOffers] as const) {
    expect((await app.call<typeof getProfile | typeof listOffers>(endpoint, { token })).status).toBe(200);
  }
  return { person, token, claims: claimsIn(token), offerId: offer?.offerId ?? "" };
}

/** All that the product keeps; of mails only which there are, since these are being sent meanwhile, as jobs are done. */
async function kept(): Promise<string> {
  const mails = await app.deps.db.selectFrom("mails").select("id").orderBy("id").execute();
  const rest = await dumpOf(app.deps.db, ({ schema, name }) => schema === "public" && name !== "mails");
  return JSON.stringify(mails) + rest;
}

describe.each(Object.entries(kinds))("%s", (kind, { status, code, tokenIn }) => {
  let world: World;
  let token: string | undefined;
  let before: string;
  beforeAll(async () => {
    world = await newWorld();
    token = await tokenIn(world);
    before = await kept();
  });

  test.each(signedIn)(`${kind} is refused by $method $path on every copy of the server`, async (endpoint) => {
    const request = { ...requestOf(endpoint, world), token };
    const answers = [await app.call(endpoint, request), await app.call(endpoint, request)];
    for (const answer of answers) expect(answer).toMatchObject({ status, code, errors: [] });
  });

  test("changes nothing by any of these calls", async () => {
    expect(await kept()).toBe(before);
  });
});

/** Calls that want a mail or a platform first, that end the session, or that stay open. */
const onceOnly = new Set([
  ...["completeOauth", "requestEmailUpdate", "updateEmail", "updatePassword"],
  ...["logout", "cancelMembership", "closeAccount", "openEvents"],
]);

/** About what two sides have made together, which a person alone has not: their own tests make them. */
const ofTwo = /\/(deal|campaign|application|payment)\/\{id\}/;

test("the same requests are answered while the session lives", async () => {
  const world = await newWorld();
  const refused: string[] = [];
  for (const endpoint of signedIn.filter(({ name, path }) => !onceOnly.has(name) && !ofTwo.test(path))) {
    const answer = await app.call(endpoint, { ...requestOf(endpoint, world), token: world.token });
    if (answer.status !== 200) refused.push(`${endpoint.name} ${answer.code}`);
  }
  expect(refused).toEqual([]);
});

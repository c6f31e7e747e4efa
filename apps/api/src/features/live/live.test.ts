import { sendCompanyTerms } from "@tomoru/contract/company/deals";
import { openCompanyEvents } from "@tomoru/contract/company/live";
import type { DealCounts } from "@tomoru/contract/deals/deal-counts";
import { updatePassword } from "@tomoru/contract/influencer/accounts";
import { openEvents } from "@tomoru/contract/influencer/live";
import { closeAccount } from "@tomoru/contract/influencer/membership";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { logout } from "@tomoru/contract/influencer/session";
import { limits, live } from "@tomoru/contract/limits";
import { sendOffers, setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { startLive } from "../../platform/live/live-hub.ts";
import { type OpenEvents, openStream } from "../../testing/open-events.ts";
import { type SeededInfluencer, seedInfluencer, seedOffers, seedSession } from "../../testing/seed.ts";
import { startCopy, startOwnApp, startTestApp, type TestApp } from "../../testing/test-app.ts";
import { readyTerms, seedReady } from "../deals/deals.testing.ts";

let app: TestApp;
let streams: OpenEvents[] = [];
let hanako: SeededInfluencer;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.empty();
  hanako = await seedInfluencer(app);
});
afterEach(async () => {
  await Promise.all(streams.map((stream) => stream.close()));
  streams = [];
});
afterAll(() => app.close());

/** At the first copy of the server unless said otherwise; its opening events are already read. */
async function open(token = hanako.token, copy = app.app): Promise<OpenEvents> {
  const stream = ofOffers(await openStream(copy, token));
  streams.push(stream);
  expect(stream.response.status).toBe(200);
  expect(await stream.nextEvent()).toMatch(/^event: offers\n/);
  return stream;
}

/** Without what it says of deals, each time after the offers. */
function ofOffers(stream: OpenEvents): OpenEvents {
  const skip = async (read: () => Promise<string | null>): Promise<string | null> => {
    const block = await read();
    return block?.startsWith("event: deals\n") ? skip(read) : block;
  };
  return { ...stream, next: () => skip(stream.next), nextEvent: () => skip(stream.nextEvent) };
}

function offers(pendingOfferCount: number): string {
  return `event: offers\ndata: ${JSON.stringify({ pendingOfferCount })}`;
}

function deals(counts: DealCounts): string {
  return `event: deals\ndata: ${JSON.stringify(counts)}`;
}

test("a deal that becomes the creator's turn is told to the creator, and to the company once its list has it", async () => {
  const { creator, company, dealId } = await seedReady(app);
  const here = await openStream(app.app, creator.token);
  const there = await openStream(app.copies[1], company.token, openCompanyEvents);
  streams.push(here, there);
  const next = async (stream: OpenEvents, name: string): Promise<string | null> => {
    const block = await stream.nextEvent();
    return block === null || block.startsWith(`event: ${name}\n`) ? block : next(stream, name);
  };
  expect(await next(here, "deals")).toBe(deals({ waitingCount: 0, unreadCount: 0 }));
  expect(await next(there, "work")).toContain('"waitingCount":1');
  const body = { terms: readyTerms(), baseVersion: 0, revision: 0 };
  await app.call(sendCompanyTerms, { token: company.token, params: { id: dealId }, body });
  expect(await next(here, "deals")).toBe(deals({ waitingCount: 1, unreadCount: 0 }));
  await expect.poll(() => next(there, "work")).toContain('"waitingCount":0');
});

test("a stream begins with how many offers wait, and nothing on the way may keep it", async () => {
  await seedOffers(app, hanako, 2);
  const stream = await openStream(app.app, hanako.token);
  streams.push(stream);
  expect(await stream.nextEvent()).toBe(offers(2));
  expect(await stream.nextEvent()).toBe(deals({ waitingCount: 0, unreadCount: 0 }));
  expect(Object.fromEntries(stream.response.headers)).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
});

test("an offer that the operator sends is told at once on every copy of the server", async () => {
  const here = await open();
  const there = await open(await seedSession(app, hanako), app.copies[1]);
  const offer = { influencerEmail: hanako.email, platform: "tiktok" as const };
  await app.call(sendOffers, { body: { offers: [offer, offer] } });
  expect(await Promise.all([here.nextEvent(), there.nextEvent()])).toEqual([offers(2), offers(2)]);
});

test("an answer that is given in one tab is told in the others", async () => {
  const [offer] = await seedOffers(app, hanako, 1);
  const stream = await open();
  const params = { id: offer?.offerId ?? "" };
  await app.call(decideOffer, { params, body: { status: "approval" }, token: hanako.token });
  // That the offer came may be told only now.
  await expect.poll(() => stream.nextEvent()).toBe(offers(0));
});

test("an answer that is repeated, as by who never heard of the first, is told again", async () => {
  const [offer] = await seedOffers(app, hanako, 1);
  const params = { id: offer?.offerId ?? "" };
  const decide = () => app.call(decideOffer, { params, body: { status: "approval" }, token: hanako.token });
  await decide();
  const stream = await open();
  await decide();
  expect(await stream.nextEvent()).toBe(offers(0));
});

test("what is somebody else's is not told", async () => {
  const stream = await open();
  await seedOffers(app, await seedInfluencer(app), 3);
  await seedOffers(app, hanako, 1);
  expect(await stream.nextEvent()).toBe(offers(1));
});

test("somebody else's news do not even have a stream look again", async () => {
  const taro = await seedInfluencer(app);
  const [stream, other] = [await open(), await open(taro.token)];
  await seedOffers(app, taro, 3);
  expect(await other.nextEvent()).toBe(offers(3));
  // What was told to everybody would have been read and written between two pings.
  expect([await stream.next(), await stream.next()]).toEqual([": ping", ": ping"]);
});

test("offers that were refused are told to nobody", async () => {
  const stream = await open();
  const known = { influencerEmail: hanako.email, platform: "tiktok" as const };
  const unknown = { ...known, influencerEmail: "nobody@example.jp" };
  expect(await app.call(sendOffers, { body: { offers: [known, unknown] } })).toMatchObject({ code: 1002 });
  await seedOffers(app, hanako, 1);
  expect(await stream.nextEvent()).toBe(offers(1));
});

test("who is quiet hears a ping", async () => {
  const stream = await open();
  expect(await stream.next()).toBe(": ping");
});

test.each<[string, (token: string) => Promise<unknown>]>([
  ["signing out", (token) => app.call(logout, { token })],
  ["deleting the account", (token) => app.call(closeAccount, { token })],
  [
    "suspending the account",
    () =>
      app.call(setInfluencerStatus, {
        params: { email: hanako.email },
        body: { status: "suspended", reason: "調査のため" },
      }),
  ],
  ["the end of the access token", async () => app.clock.advance(limits.accessTokenSeconds + 1)],
])("%s ends the stream, on any copy of the server", async (_what, act) => {
  const stream = await open(hanako.token, app.copies[1]);
  await act(hanako.token);
  expect(await stream.nextEvent()).toBeNull();
});

test("a new password ends every stream, and the new session opens one of its own", async () => {
  const ended = [await open(), await open(await seedSession(app, hanako))];
  const newPassword = "Akari-2026-x";
  const body = { currentPassword: hanako.password, newPassword, confirmPassword: newPassword };
  const { result } = await app.call(updatePassword, { body, token: hanako.token });
  for (const stream of ended) expect(await stream.nextEvent()).toBeNull();
  const opened = await open(result.accessToken);
  await seedOffers(app, hanako, 1);
  const told = await opened.nextEvent();
  // The new password is told as well, now and then only when the new stream is open.
  expect(told === offers(0) ? await opened.nextEvent() : told).toBe(offers(1));
});

test("one stream too many ends the session's oldest, which is told when to come back", async () => {
  const oldest = await open();
  const others = [];
  for (let count = 1; count < live.streamsPerSession; count += 1) others.push(await open());
  const elsewhere = await open(await seedSession(app, hanako));
  const newest = await open();
  expect(await oldest.nextEvent()).toBe(`retry: ${live.makeRoomMs}`);
  expect(await oldest.nextEvent()).toBeNull();
  await seedOffers(app, hanako, 1);
  for (const stream of [...others, elsewhere, newest]) expect(await stream.nextEvent()).toBe(offers(1));
});

test("who leaves is forgotten, and the figures count who is there", async () => {
  const stream = await open();
  const figures = async () => (await app.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body;
  expect(await figures()).toContain("live_streams 1");
  await stream.close();
  await expect.poll(() => app.deps.live.openStreams()).toBe(0);
  expect(await figures()).toContain("live_streams 0");
});

test("a stream has no head, which would leave one open that nobody reads", async () => {
  const headers = { authorization: `Bearer ${hanako.token}` };
  const response = await app.app.inject({ method: "HEAD", url: `/api${openEvents.path}`, headers });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET");
});

test("while a copy cannot hear the database it answers 503, and says when to try again", async () => {
  const deaf = await startLive({
    listen: async () => ({ isUp: () => false, stop: async () => undefined }),
  });
  const copy = await startCopy(app, { deps: { live: deaf } });
  const headers = { authorization: `Bearer ${hanako.token}` };
  const response = await copy.inject({ url: `/api${openEvents.path}`, headers });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("10");
  expect(response.json()).toMatchObject({ success: false, subStatusCode: 5000 });
  await copy.close();
});

test("a server that stops ends its streams and takes no new ones, instead of waiting for them", async () => {
  const other = await startOwnApp();
  const person = await seedInfluencer(other);
  const stream = ofOffers(await openStream(other.app, person.token));
  expect(await stream.nextEvent()).toBe(offers(0));
  const closed = other.close();
  expect(await stream.nextEvent()).toBeNull();
  await closed;
});

import { updateEmail } from "@tomoru/contract/influencer/accounts";
import { applyToCampaign } from "@tomoru/contract/influencer/campaigns";
import { getOffer } from "@tomoru/contract/influencer/offers";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { anOwnApplication } from "@tomoru/contract/testing/campaign.builder";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endSession, isSignedIn, startSession } from "../session/session.store.ts";
import { readTokens } from "../session/tokens.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { refusal, stubServer, success, successAt } from "../testing/stub-server.ts";
import { serverNow, setServerTime } from "../time/server-clock.ts";
import { call, callForSession } from "./call.ts";
import { exchange } from "./exchange.ts";
import { ApiFailure, NetworkFailure } from "./failure.ts";

startTestSite();

const offerCall = () => call(getOffer, { params: { id: anOffer().offerId } });
const fresh = { accessToken: "fresh", refreshToken: "second" };
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(() => {
  startSession({ tokens: { accessToken: "dead", refreshToken: "first" }, user: null });
  localStorage.setItem("theme", "dark");
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

test("the product's time is what an answer was sent at, but not one that a cache may have kept", async () => {
  const ofYear = () => serverNow().getUTCFullYear();
  const date = new Date("2031-05-05T00:00:00Z").toUTCString();
  server = stubServer(() => ({
    json: { success: true, result: anOffer() },
    headers: { Date: date, "Cache-Control": "max-age=3600" },
  }));
  await offerCall();
  expect(ofYear()).toBe(new Date().getUTCFullYear());
  server.close();
  server = stubServer(() => successAt("2031-05-05T00:00:00Z", anOffer()));
  await offerCall();
  expect(ofYear()).toBe(2031);
  setServerTime(new Date().toISOString());
});

describe("an access token that has died", () => {
  test("is renewed once for many calls, and every one of them gets its answer", async () => {
    server = stubServer(({ path, token }) => {
      if (path.endsWith("/refreshToken")) return success(fresh);
      return token === "fresh" ? success(anOffer()) : refusal(401, 1019);
    });
    const offers = await Promise.all([offerCall(), offerCall(), offerCall(), offerCall(), offerCall()]);
    expect(offers.map(({ offerId }) => offerId)).toEqual(Array(5).fill(anOffer().offerId));
    expect(server.calls.filter((sent) => sent.includes("refreshToken"))).toHaveLength(1);
    expect(readTokens()).toEqual(fresh);
  });

  test("is not renewed when another tab has done so already", async () => {
    server = stubServer(({ token }) => {
      if (token === "fresh") return success(anOffer());
      startSession({ tokens: fresh, user: null });
      return refusal(401, 1019);
    });
    await offerCall();
    expect(server.calls.filter((sent) => sent.includes("refreshToken"))).toEqual([]);
  });

  test("ends the session when the server refuses to renew it, and keeps the choices of the device", async () => {
    server = stubServer(({ path }) =>
      path.endsWith("/refreshToken") ? refusal(401, 1008) : refusal(401, 1019),
    );
    await expect(offerCall()).rejects.toMatchObject({ code: 1008 });
    expect(isSignedIn()).toBe(false);
    expect(readTokens()).toEqual({});
    expect(localStorage.getItem("isAuthenticated")).toBeNull();
    expect(localStorage.getItem("theme")).toBe("dark");
  });

  test("costs nobody the session when the server is only out of reach", async () => {
    server = stubServer(({ path }) => {
      if (path.endsWith("/refreshToken")) throw new TypeError("offline");
      return refusal(401, 1019);
    });
    await expect(offerCall()).rejects.toBeInstanceOf(NetworkFailure);
    expect(isSignedIn()).toBe(true);
  });

  test("does not bring back a session that was signed out while the renewal was on its way", async () => {
    server = stubServer(({ path }) => {
      if (!path.endsWith("/refreshToken")) return refusal(401, 1019);
      endSession("signOut");
      return success(fresh);
    });
    await expect(offerCall()).rejects.toBeInstanceOf(ApiFailure);
    expect(readTokens()).toEqual({});
  });
});

describe("a call that ends every session and answers the tokens of a new one", () => {
  const begun = { accessToken: "begun", refreshToken: "third" };
  const change = () => callForSession((token) => exchange(updateEmail, { body: { otp: "123456" } }, token));
  const changed = () => success({ email: "hanako@example.com", ...begun });

  test("keeps them, and calls that meet the dead token meanwhile wait for them instead of renewing it", async () => {
    const answered = Promise.withResolvers<void>();
    server = stubServer(async ({ path, token }) => {
      if (path.endsWith("/refreshToken")) return refusal(401, 1008);
      if (token === "begun") return success(anOffer());
      if (!path.endsWith("/email")) return refusal(401, 1019);
      await answered.promise;
      return changed();
    });
    const changing = change();
    const offers = [offerCall(), offerCall()];
    // The other calls' renewal waits behind the change, which holds the lock.
    await expect.poll(async () => (await navigator.locks.query()).pending).toHaveLength(1);
    answered.resolve();
    expect(await changing).toMatchObject(begun);
    for (const offer of offers) expect((await offer).offerId).toBe(anOffer().offerId);
    expect(server.calls.filter((sent) => sent.includes("refreshToken"))).toEqual([]);
    expect(readTokens()).toEqual(begun);
  });

  test("renews a token that has died before it, once", async () => {
    server = stubServer(({ path, token }) => {
      if (path.endsWith("/refreshToken")) return success(fresh);
      return token === "fresh" ? changed() : refusal(401, 1019);
    });
    await change();
    expect(server.calls.map((sent) => sent.split("/").at(-1))).toEqual(["email", "refreshToken", "email"]);
    expect(readTokens()).toEqual(begun);
  });

  test("does not bring back a session that was signed out while it was on its way", async () => {
    server = stubServer(() => {
      endSession("signOut");
      return changed();
    });
    await change();
    expect(readTokens()).toEqual({});
  });

  test("leaves the session as it is when it is refused", async () => {
    server = stubServer(() => refusal(400, 1003));
    await expect(change()).rejects.toMatchObject({ code: 1003 });
    expect(readTokens()).toEqual({ accessToken: "dead", refreshToken: "first" });
  });
});

test.each([1006, 1007])("an account that is closed ends the session at once: %i", async (code) => {
  server = stubServer(() => refusal(403, code));
  await expect(offerCall()).rejects.toMatchObject({ code });
  expect(isSignedIn()).toBe(false);
});

test("a public call carries no token", async () => {
  let seen: string | null = "unset";
  server = stubServer(({ token }) => {
    seen = token;
    return success([]);
  });
  await call(listCategories, {});
  expect(seen).toBeNull();
});

test("an answer that does not fit the contract is a failure, not data", async () => {
  server = stubServer(() => success({ ...anOffer(), productUrl: "javascript:alert(1)" }));
  await expect(offerCall()).rejects.toMatchObject({ code: 5000 });
});

test("what makes something has a key: the same one until it is answered, then another", async () => {
  const keys: (string | null)[] = [];
  const said = success(anOwnApplication());
  const answers = [refusal(502, 5000), said, refusal(409, 1023)];
  server = stubServer(({ key }) => {
    keys.push(key);
    if (keys.length === 1) throw new TypeError("offline");
    return answers[keys.length - 2] ?? said;
  });
  const input = {
    params: { id: anOwnApplication().campaignId },
    body: { message: "撮っています。", wishFeeYen: 80_000 },
  };
  for (let time = 0; time < 5; time++) await call(applyToCampaign, input).catch(() => null);
  const [first, again, answered, anew, afterRefusal] = keys;
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect([again, answered]).toEqual([first, first]);
  expect(new Set([first, anew, afterRefusal]).size).toBe(3);
  await call(applyToCampaign, { ...input, body: { ...input.body, wishFeeYen: 90_000 } });
  expect(keys.slice(0, 5)).not.toContain(keys[5]);
  await call(listCategories, {}).catch(() => null);
  expect(keys[6]).toBeNull();
});

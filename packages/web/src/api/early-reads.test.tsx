import { getOffer } from "@tomoru/contract/influencer/offers";
import { anOffer } from "@tomoru/contract/testing/offer.builder";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endSession, startSession } from "../session/session.store.ts";
import { readTokens } from "../session/tokens.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { refusal, stubServer, success } from "../testing/stub-server.ts";
import { call } from "./call.ts";

startTestSite();

const { offerId } = anOffer();
const url = `/api/influencer/offer/${offerId}`;
const offerCall = () => call(getOffer, { params: { id: offerId } });
let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  startSession({ tokens: { accessToken: "own", refreshToken: "first" }, user: null });
  server = stubServer(({ path, token }) => {
    if (path.endsWith("/refreshToken")) return success({ accessToken: "fresh", refreshToken: "second" });
    return token === "own" || token === "fresh"
      ? success(anOffer({ productName: "later" }))
      : refusal(401, 1019);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  delete window.earlyReads;
  server.close();
  endSession("signOut");
});

/** As boot.js leaves it. */
function askedEarly({ accessToken = "own", locale = "ja", answer = Promise.resolve(earlyAnswer()) } = {}) {
  window.earlyReads = new Map([[[url, locale, accessToken].join(" "), answer]]);
}

function earlyAnswer(): Response {
  return Response.json({ success: true, result: anOffer({ productName: "early" }) });
}

test("what was asked for while the scripts were on their way is taken, and only once", async () => {
  askedEarly();
  expect((await offerCall()).productName).toBe("early");
  expect(server.calls).toEqual([]);
  expect((await offerCall()).productName).toBe("later");
});

describe("what was asked for early is not taken", () => {
  test("by another session", async () => {
    askedEarly({ accessToken: "another's" });
    expect((await offerCall()).productName).toBe("later");
  });

  test("in another language", async () => {
    askedEarly({ locale: "en" });
    expect((await offerCall()).productName).toBe("later");
  });

  test("by a page that is opened later", async () => {
    askedEarly();
    vi.spyOn(performance, "now").mockReturnValue(60_000);
    expect((await offerCall()).productName).toBe("later");
  });
});

test("a read that failed early is made again", async () => {
  const answer = Promise.reject(new TypeError("Failed to fetch"));
  answer.catch(() => undefined);
  askedEarly({ answer });
  expect((await offerCall()).productName).toBe("later");
});

test("an access token that has died is renewed after an early refusal as after any other", async () => {
  startSession({ tokens: { accessToken: "dead", refreshToken: "first" }, user: null });
  const refused = { success: false, subStatusCode: 1019, message: "refused", requestId: "1" };
  askedEarly({ accessToken: "dead", answer: Promise.resolve(Response.json(refused, { status: 401 })) });
  expect((await offerCall()).productName).toBe("later");
  expect(server.calls).toEqual(["PUT /api/influencer/auth/refreshToken", `GET ${url}`]);
  expect(readTokens().accessToken).toBe("fresh");
});

import { listOffers } from "@tomoru/contract/influencer/offers";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { endSession, startSession } from "../session/session.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { refusal, stubServer } from "../testing/stub-server.ts";
import { fetchingConfig, useEndpoint } from "./use-endpoint.ts";

startTestSite();

let server: ReturnType<typeof stubServer> | undefined;
beforeEach(async () => {
  await startLanguage();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});
afterEach(() => {
  server?.close();
  endSession("signOut");
});

function Offers() {
  const { failure } = useEndpoint(listOffers, { input: {}, retryAs: "offer" });
  return <p>{failure ? "failed" : "waiting"}</p>;
}

function Profile() {
  const { failure } = useEndpoint(getProfile, { input: {}, retryAs: "profile" });
  return <p>{failure ? "failed" : "waiting"}</p>;
}

/** The app's own rules, but without the five seconds between two tries. */
const quick = { ...fetchingConfig, errorRetryInterval: 1, dedupingInterval: 0, provider: () => new Map() };

test("data is fetched by the times that the product names", () => {
  expect(fetchingConfig).toMatchObject({
    dedupingInterval: 2000,
    focusThrottleInterval: 5000,
    errorRetryInterval: 5000,
    loadingTimeout: 3000,
  });
});

test.each([
  ["offers twice", Offers, 1 + 2],
  ["the profile three times", Profile, 1 + 3],
])("a server that fails is asked again for %s, and then no more", async (_what, Part, tries) => {
  server = stubServer(() => refusal(500, 5000));
  const screen = await render(
    <SWRConfig value={quick}>
      <Part />
    </SWRConfig>,
  );
  await expect.element(screen.getByText("failed")).toBeVisible();
  await expect.poll(() => server?.calls.length).toBe(tries);
  // Were there another try, it would come within half a second at this pace.
  const another = expect.poll(() => server?.calls.length, { timeout: 500 }).toBe(tries + 1);
  await expect(another).rejects.toThrow();
});

test("a refusal is final: it is not asked for again", async () => {
  server = stubServer(() => refusal(404, 2005));
  const screen = await render(
    <SWRConfig value={quick}>
      <Offers />
    </SWRConfig>,
  );
  await expect.element(screen.getByText("failed")).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

import { listOffers } from "@tomoru/contract/influencer/offers";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { endSession, startSession } from "../session/session.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { refusal, stubServer } from "../testing/stub-server.ts";
import { fetchingConfig, type Resource, useEndpoint } from "./use-endpoint.ts";

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

function Asking({ retryAs }: { retryAs: Resource }) {
  const { failure } = useEndpoint(listOffers, { input: {}, retryAs });
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
  { resource: "offer", retries: 2 },
  { resource: "profile", retries: 3 },
  { resource: "bank", retries: 3 },
  { resource: "category", retries: 3 },
  { resource: "account", retries: 3 },
] as const)(
  "a server that fails is asked for $resource $retries times again, and then no more",
  async ({ resource, retries }) => {
    server = stubServer(() => refusal(500, 5000));
    const screen = await render(
      <SWRConfig value={quick}>
        <Asking retryAs={resource} />
      </SWRConfig>,
    );
    await expect.element(screen.getByText("failed")).toBeVisible();
    await expect.poll(() => server?.calls.length).toBe(1 + retries);
    // Were there another try, it would come within half a second at this pace.
    const another = expect.poll(() => server?.calls.length, { timeout: 500 }).toBe(2 + retries);
    await expect(another).rejects.toThrow();
  },
);

test("a refusal is final: it is not asked for again", async () => {
  server = stubServer(() => refusal(404, 2005));
  const screen = await render(
    <SWRConfig value={quick}>
      <Asking retryAs="offer" />
    </SWRConfig>,
  );
  await expect.element(screen.getByText("failed")).toBeVisible();
  expect(server.calls).toHaveLength(1);
});

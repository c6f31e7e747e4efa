import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { fetchingConfig } from "@tomoru/web/api/use-endpoint.ts";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { eventStream, refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { useProfile } from "../../shared/profile.queries.ts";
import { site } from "../../shared/site.ts";
import { LiveAccount } from "./live-account.tsx";

startSite(site);

let server: ReturnType<typeof stubServer> | undefined;
beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});
afterEach(() => {
  server?.close();
  endSession("signOut");
});

function Frame() {
  const { data } = useProfile();
  return (
    <>
      <LiveAccount isOn />
      <p>{data ? `plan ${data.subscription.status}` : "unknown"}</p>
    </>
  );
}

test("a plan that changed between the page's answer and the opening of its stream is read anew, and what is known is not", async () => {
  const stream = eventStream();
  let revision = 1;
  server = stubServer(({ path }) => {
    if (path.endsWith("/events")) return stream.answer;
    if (!path.endsWith("/profile")) return refusal(404, 2005);
    const status = revision === 1 ? "active" : "pastDue";
    return success(
      aCompanyProfile({ subscriptionRevision: revision, subscription: aSubscription({ status }) }),
    );
  });
  const questions = () => server?.calls.filter((sent) => sent.endsWith("/profile")).length;
  const cache = { ...fetchingConfig, provider: () => new Map() };
  const screen = await render(
    <SWRConfig value={cache}>
      <Frame />
    </SWRConfig>,
  );
  await expect.element(screen.getByText("plan active")).toBeVisible();
  revision = 2;
  const news = { subscriptionRevision: 2, status: "active" };
  await stream.say("account", news);
  await expect.element(screen.getByText("plan pastDue")).toBeVisible();
  await stream.say("account", news);
  revision = 1;
  await stream.say("account", { ...news, subscriptionRevision: 1 });
  await expect.element(screen.getByText("plan active")).toBeVisible();
  // Once at the start and once for each news: what was known already was not asked for again.
  expect(questions()).toBe(3);
});

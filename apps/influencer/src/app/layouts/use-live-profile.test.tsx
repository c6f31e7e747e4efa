import { live } from "@tomoru/contract/limits";
import { aProfile } from "@tomoru/contract/testing/profile.builder";
import { fetchingConfig } from "@tomoru/web/api/use-endpoint.ts";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, isSignedIn, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { eventStream, refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ArrivalStatus } from "../../shared/live/arrival-status.tsx";
import { useArrivals } from "../../shared/live/news.store.ts";
import { site } from "../../shared/site.ts";
import { useLiveProfile } from "./use-live-profile.ts";

startSite(site);

type Stream = ReturnType<typeof eventStream>;
let server: ReturnType<typeof stubServer> | undefined;
let pending = 1;

beforeEach(async () => {
  pending = 1;
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
});
afterEach(() => {
  vi.useRealTimers();
  server?.close();
  endSession("signOut");
});

function Frame({ isOn = true }: { isOn?: boolean }) {
  const profile = useLiveProfile({ isOn });
  const arrivals = useArrivals();
  return (
    <>
      <p>{profile ? `${profile.pendingOfferCount} wait` : "unknown"}</p>
      <p>{profile ? `${profile.deals.waitingCount} deals` : "unknown"}</p>
      <p>{`${arrivals} arrivals`}</p>
      <ArrivalStatus arrivals={arrivals} />
    </>
  );
}

const cacheOf = () => ({ ...fetchingConfig, provider: () => new Map() });

function renderFrame() {
  return render(
    <SWRConfig value={cacheOf()}>
      <Frame />
    </SWRConfig>,
  );
}

/** Answers the profile with what waits, and each opening of the stream with the next that is given, or with 503. */
function serve(streams: readonly Stream[]) {
  const left = [...streams];
  server = stubServer(({ path }) => {
    if (!path.endsWith("/events")) return success(aProfile({ pendingOfferCount: pending }));
    return left.shift()?.answer ?? refusal(503, 5000);
  });
  const countOf = (end: string) => server?.calls.filter((sent) => sent.endsWith(end)).length;
  return { openings: () => countOf("/events"), questions: () => countOf("/profile") };
}

function tell(stream: Stream): Promise<void> {
  return stream.say("offers", { pendingOfferCount: pending });
}

test("an offer that the server tells of changes the count, and is announced", async () => {
  const stream = eventStream();
  const { questions } = serve([stream]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  await tell(stream);
  pending = 2;
  await tell(stream);
  await expect.element(screen.getByText("2 wait")).toBeVisible();
  await expect.element(screen.getByText("1 arrivals")).toBeVisible();
  await expect.element(screen.getByRole("status")).toHaveTextContent("新しいオファーが届きました");
  // Once at the start and once for the news: what was known already was not asked for again.
  expect(questions()).toBe(2);
});

test("an offer that is answered elsewhere changes the count, and is no arrival", async () => {
  const stream = eventStream();
  serve([stream]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  pending = 0;
  await tell(stream);
  await expect.element(screen.getByText("0 wait")).toBeVisible();
  await expect.element(screen.getByText("0 arrivals")).toBeVisible();
});

test("while there is no stream the page asks by the clock, and goes on trying for one", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { openings, questions } = serve([]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  await expect.poll(openings).toBe(1);
  pending = 2;
  await vi.advanceTimersByTimeAsync(live.pollMs);
  await expect.element(screen.getByText("2 wait")).toBeVisible();
  await expect.element(screen.getByText("1 arrivals")).toBeVisible();
  expect(questions()).toBeGreaterThanOrEqual(2);
  expect(openings()).toBeGreaterThan(1);
});

test("a stream that ends is opened again, and what happened meanwhile is caught up with", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [first, second] = [eventStream(), eventStream()];
  const { openings } = serve([first, second]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  await tell(first);
  pending = 3;
  await first.end();
  await vi.advanceTimersByTimeAsync(live.reconnectMs.first);
  await expect.poll(openings).toBe(2);
  await tell(second);
  await expect.element(screen.getByText("3 wait")).toBeVisible();
});

test("a stream that has fallen silent is given up for another", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const [silent, next] = [eventStream(), eventStream()];
  const { openings } = serve([silent, next]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  await tell(silent);
  await vi.advanceTimersByTimeAsync(live.silenceMs + live.reconnectMs.first);
  await expect.poll(openings).toBe(2);
});

test("an account that was suspended meanwhile is signed out by its stream", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stream = eventStream();
  const left = [stream.answer, refusal(403, 1007)];
  server = stubServer(({ path }) =>
    path.endsWith("/events") ? (left.shift() ?? refusal(403, 1007)) : success(aProfile()),
  );
  const screen = await renderFrame();
  await expect.element(screen.getByText("0 wait")).toBeVisible();
  await stream.end();
  await vi.advanceTimersByTimeAsync(live.reconnectMs.first);
  await expect.poll(isSignedIn).toBe(false);
});

test("what a page that is gone had opened is closed, and nothing is asked for any more", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const stream = eventStream();
  const { openings, questions } = serve([stream]);
  const screen = await renderFrame();
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  await expect.poll(openings).toBe(1);
  await screen.unmount();
  await expect(stream.say("offers", {}).then(() => stream.closed)).rejects.toThrow();
  const asked = questions();
  await vi.advanceTimersByTimeAsync(2 * live.pollMs);
  expect([openings(), questions()]).toEqual([1, asked]);
});

test("no stream opens until the page stands", async () => {
  const { openings } = serve([eventStream()]);
  const value = cacheOf();
  const frame = (isOn: boolean) => (
    <SWRConfig value={value}>
      <Frame isOn={isOn} />
    </SWRConfig>
  );
  const screen = await render(frame(false));
  await expect.element(screen.getByText("1 wait")).toBeVisible();
  expect(openings()).toBe(0);
  await screen.rerender(frame(true));
  await expect.poll(openings).toBe(1);
});

test("a deal that becomes one's turn changes its count, and what shows deals is asked for again", async () => {
  const stream = eventStream();
  let deals = { waitingCount: 0, unreadCount: 0 };
  server = stubServer(({ path }) => {
    if (path.endsWith("/events")) return stream.answer;
    return success(aProfile({ pendingOfferCount: pending, deals }));
  });
  const screen = await renderFrame();
  await expect.element(screen.getByText("0 deals")).toBeVisible();
  await stream.say("deals", deals);
  deals = { waitingCount: 2, unreadCount: 1 };
  await stream.say("deals", deals);
  await expect.element(screen.getByText("2 deals")).toBeVisible();
  await expect.element(screen.getByText("0 arrivals")).toBeVisible();
});

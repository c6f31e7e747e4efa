import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { App } from "@tomoru/web/routes/app.tsx";
import { loadSignedIn, loadSignedOut } from "@tomoru/web/routes/open-pages.tsx";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../shared/site.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.ts";

startSite(site);

const start = location.pathname + location.search;
const session = { tokens: { accessToken: "a", refreshToken: "r" }, user: null };
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  server = stubServer(() => refusal(503, 5000));
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  endSession("signOut");
  server.close();
  history.replaceState(null, "", start);
});

async function renderAt(path: string) {
  history.pushState(null, "", path);
  const open = await loadSignedOut(routes);
  return render(<App site={routes} first={open()} />);
}

async function renderSignedInAt(path: string) {
  startSession(session);
  history.pushState(null, "", path);
  const open = await loadSignedIn(routes);
  return render(<App site={routes} first={open()} />);
}

const here = () => location.pathname + location.search;

test("somebody signed out signs in first, and is then where they wanted to be", async () => {
  await renderAt(`${paths.offers}?status=pending`);
  await expect.poll(here).toBe(paths.signIn);
  startSession(session);
  await expect.poll(here).toBe(`${paths.offers}?status=pending`);
});

test("whose session is over signs in again and goes on where it ended; who signs out begins at home", async () => {
  const screen = await renderSignedInAt(paths.settings);
  endSession("tokenInvalid");
  await expect.poll(here).toBe(paths.signIn);
  startSession(session);
  await expect.poll(here).toBe(paths.settings);
  await expect.element(screen.getByRole("heading", { level: 1, name: "設定" })).toBeVisible();
  endSession("signOut");
  await expect.poll(here).toBe(paths.signIn);
  startSession(session);
  await expect.poll(here).toBe(paths.home);
});

test("what is open to everybody stays open to whoever comes without a session, and is left by whose session ends there", async () => {
  const screen = await renderAt(paths.inquiry);
  await expect.element(screen.getByRole("heading", { level: 1, name: "お問い合わせ" })).toBeVisible();
  expect(here()).toBe(paths.inquiry);
  await screen.unmount();
  await renderSignedInAt(paths.inquiry);
  endSession("signOut");
  await expect.poll(here).toBe(paths.signIn);
});

test("somebody signed in has no business on the sign-in page", async () => {
  await renderSignedInAt(paths.signIn);
  await expect.poll(here).toBe(paths.home);
});

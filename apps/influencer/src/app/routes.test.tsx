import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { App } from "@tomoru/web/routes/app.tsx";
import { loadFirstPages } from "@tomoru/web/routes/first-pages.ts";
import { loadSignedIn, loadSignedOut } from "@tomoru/web/routes/open-pages.tsx";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
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

async function openSignIn() {
  history.pushState(null, "", paths.signIn);
  const first = (await loadFirstPages(routes))();
  const screen = await render(<App site={routes} first={first} />);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  return { first, screen };
}

const { auth, passwords } = words;

test("the sign-in stands without a router; its links bring one, with what was typed, and Back leads to it again", async () => {
  const { first, screen } = await openSignIn();
  expect(first.router).toBeNull();
  expect(history.state).toBeNull();
  await screen.getByRole("textbox", { name: auth.email }).fill("hana@example.com");
  await screen.getByRole("link", { name: auth.signIn.forgot }).click();
  await expect.element(screen.getByRole("heading", { name: passwords.forgot.title })).toHaveFocus();
  expect(here()).toBe(paths.forgotPassword);
  await expect
    .element(screen.getByRole("textbox", { name: passwords.forgot.email }))
    .toHaveValue("hana@example.com");
  history.back();
  await expect.element(screen.getByRole("heading", { name: auth.signIn.title })).toBeVisible();
  expect(here()).toBe(paths.signIn);
});

test("whoever signs in there is at home", async () => {
  await openSignIn();
  startSession(session);
  await expect.poll(here).toBe(paths.home);
});

test("an entry of the history that the router has been at is opened by the router, which knows where to go on", async () => {
  history.pushState({ usr: { from: paths.settings }, key: "a", idx: 0 }, "", paths.signIn);
  const first = (await loadFirstPages(routes))();
  expect(first.router?.state.location.state).toEqual({ from: paths.settings });
  await render(<App site={routes} first={first} />);
  startSession(session);
  await expect.poll(here).toBe(paths.settings);
});

test("a link that is opened in another tab leaves the page where it is", async () => {
  const { screen } = await openSignIn();
  const link = screen.getByRole("link", { name: auth.signIn.forgot });
  const taken: boolean[] = [];
  const note = (event: MouseEvent) => {
    taken.push(event.defaultPrevented);
    // The test has no use for the tab.
    event.preventDefault();
  };
  addEventListener("click", note);
  await userEvent.keyboard("{Control>}");
  await link.click();
  await userEvent.keyboard("{/Control}");
  removeEventListener("click", note);
  expect(taken).toEqual([false]);
  expect(here()).toBe(paths.signIn);
});

test("a link of it that is pressed twice is one entry of the history", async () => {
  const { screen } = await openSignIn();
  await screen.getByRole("link", { name: auth.signIn.forgot }).dblClick();
  await expect.element(screen.getByRole("heading", { name: passwords.forgot.title })).toBeVisible();
  history.back();
  await expect.element(screen.getByRole("heading", { name: auth.signIn.title })).toBeVisible();
});

test("of links that are pressed before the router is here the last one is followed, by one entry", async () => {
  const { screen } = await openSignIn();
  for (const name of [auth.signIn.forgot, auth.signIn.create])
    (screen.getByRole("link", { name }).element() as HTMLElement).click();
  await expect.element(screen.getByRole("heading", { name: auth.signUp.title })).toBeVisible();
  expect(here()).toBe(paths.signUp);
  history.back();
  await expect.element(screen.getByRole("heading", { name: auth.signIn.title })).toBeVisible();
});

test("whoever signs in while a link waits for the router is at home, and the button is busy until then", async () => {
  const { screen } = await openSignIn();
  (screen.getByRole("link", { name: auth.signIn.forgot }).element() as HTMLElement).click();
  startSession(session);
  await expect.element(screen.getByRole("button", { name: auth.signIn.sending })).toBeVisible();
  await expect.poll(here).toBe(paths.home);
});

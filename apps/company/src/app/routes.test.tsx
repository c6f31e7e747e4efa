import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { App } from "@tomoru/web/routes/app.tsx";
import { loadSignedIn, loadSignedOut } from "@tomoru/web/routes/open-pages.tsx";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../shared/site.ts";
import { paths } from "./paths.ts";
import { routes } from "./routes.ts";

startSite(site);

const start = location.pathname + location.search;
const tokens = { accessToken: "a", refreshToken: "r" };
const headline = "本人がSNSを連携したクリエイターに、直接声をかける";
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  server = stubServer(() => success(aCompanyProfile()));
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  endSession("signOut");
  server.close();
  history.replaceState(null, "", start);
});

const here = () => location.pathname + location.search;

test("a page behind the sign-in is gone on to after it", async () => {
  history.pushState(null, "", paths.changePassword);
  await render(<App site={routes} first={(await loadSignedOut(routes))()} />);
  await expect.poll(here).toBe(paths.signIn);
  startSession({ tokens, user: null });
  await expect.poll(here).toBe(paths.changePassword);
});

test("the address of home shows the front page to whoever is not signed in, and leads nowhere", async () => {
  history.pushState(null, "", paths.home);
  const screen = await render(<App site={routes} first={(await loadSignedOut(routes))()} />);
  await expect.element(screen.getByRole("heading", { level: 1, name: headline })).toBeVisible();
  expect(here()).toBe(paths.home);
});

test("a member has their home there; who signs out is at the sign-in", async () => {
  startSession({ tokens, user: null });
  history.pushState(null, "", paths.home);
  const screen = await render(<App site={routes} first={(await loadSignedIn(routes))()} />);
  await expect.element(screen.getByRole("button", { name: /佐藤 一郎/ })).toBeVisible();
  await expect.element(screen.getByRole("heading", { level: 1, name: headline })).not.toBeInTheDocument();
  endSession("signOut");
  await expect.poll(here).toBe(paths.signIn);
});

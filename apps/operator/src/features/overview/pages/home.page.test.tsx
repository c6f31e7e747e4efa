import "@tomoru/ui/tokens.css";
import { aPayoutRun } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../../../shared/access.store.ts";
import { site } from "../../../shared/site.ts";
import { HomePage } from "./home.page.tsx";

startSite(site);

let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  takeAccess({ token: "t", name: "Tanaka" });
  await startLanguage();
});

afterEach(() => {
  server?.close();
  leaveAccess();
});

const renderPage = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </SWRConfig>,
  );

const say = words.overview;
const none = { docs: [], hasNextPage: false };

test("a run whose files the bank does not have yet waits with its pay date, and leads to it", async () => {
  const run = aPayoutRun({ state: "filed", payOn: "2099-12-15" });
  server = stubServer(({ path }) =>
    success(path.includes("/payout-runs") ? { docs: [run], hasNextPage: false, next: [] } : none),
  );
  const screen = await renderPage();
  const link = screen.getByRole("link", { name: new RegExp(say.runs) });
  await expect.element(link).toHaveAttribute("href", `/operator/payouts/${run.runId}`);
  await expect.element(link.getByText(say.firstDue("2099年12月15日"))).toBeVisible();
});

test("a server that has no account to transfer from keeps nobody from what waits", async () => {
  server = stubServer(({ path }) => (path.includes("/payout-runs") ? refusal(404, 2005) : success(none)));
  const screen = await renderPage();
  await expect.element(screen.getByRole("heading", { name: say.nothing })).toBeVisible();
});

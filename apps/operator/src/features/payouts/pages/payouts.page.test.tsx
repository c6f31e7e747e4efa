import "@tomoru/ui/tokens.css";
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
import { PayoutsPage } from "./payouts.page.tsx";

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
        <PayoutsPage />
      </MemoryRouter>
    </SWRConfig>,
  );

test("a server without an account to transfer from says what to set, and still lists what is due", async () => {
  server = stubServer(({ path }) =>
    path.includes("/payout-runs") ? refusal(404, 2005) : success({ docs: [], hasNextPage: false }),
  );
  const screen = await renderPage();
  await expect.element(screen.getByText(words.payouts.notSet)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: words.payouts.due.title })).toBeVisible();
});

import "@tomoru/ui/tokens.css";
import { words } from "@tomoru/i18n/ja/operator/words";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { leaveAccess, takeAccess } from "../../../shared/access.store.ts";
import { site } from "../../../shared/site.ts";
import { LedgerPage } from "./ledger.page.tsx";

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
        <LedgerPage />
      </MemoryRouter>
    </SWRConfig>,
  );

const refund = {
  refundId: "0192f3a4-5b6c-7d8e-9f00-112233445566",
  dealId: "JFpKTOK1xZHUjoOF2ACvNA",
  companyId: "0192f3a4-5b6c-7d8e-9f00-112233445577",
  companyName: "株式会社みなも",
  reason: "cancelled",
  yen: 121_000,
  state: "failed",
  reference: null,
  madeAt: "2026-11-20T00:00:00.000Z",
  doneAt: null,
};

test("a refund that failed names its company, leads to it, and says since when it is owed", async () => {
  server = stubServer(({ path }) =>
    success({ docs: path.includes("/refunds") ? [refund] : [], hasNextPage: false }),
  );
  const screen = await renderPage();
  await expect
    .element(screen.getByRole("link", { name: refund.companyName }))
    .toHaveAttribute("href", `/operator/companies/${refund.companyId}`);
  await expect
    .element(screen.getByText(words.ledger.since("2026年11月20日"), { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText(words.ledger.owed(1))).toBeVisible();
});

test("a refund whose money a bank has taken back says so, and is recorded by nobody meanwhile", async () => {
  const docs = [{ ...refund, isTakenBack: true }];
  server = stubServer(({ path }) =>
    success({ docs: path.includes("/refunds") ? docs : [], hasNextPage: false }),
  );
  const screen = await renderPage();
  await expect.element(screen.getByText(words.ledger.takenBack)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: words.ledger.byHand.act })).not.toBeInTheDocument();
  await expect.element(screen.getByText(words.ledger.owed(1))).not.toBeInTheDocument();
});

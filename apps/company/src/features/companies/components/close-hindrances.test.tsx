import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aCompanyProfile } from "@tomoru/contract/testing/company.builder";
import { aDealCard } from "@tomoru/contract/testing/deal.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { dealPath, paths } from "../../../app/paths.ts";
import { CloseDialog } from "./close-dialog.tsx";

startSite(site);

const { close: say } = words.settings;
const contracted = aDealCard({
  dealId: "5f1c7d0e-0000-4000-8000-000000000001",
  state: "contracted",
  name: "森の瑠璃",
});
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function stand({ docs, balanceYen }: { docs: readonly unknown[]; balanceYen: number }) {
  const totals = { chargedYen: 0, toolFeeYen: 0, toolTaxYen: 0, refundedYen: 0 };
  const counts = { waiting: 0, active: docs.length, done: 0 };
  server = stubServer(({ path }) =>
    success(
      path.startsWith("/api/company/deal?")
        ? { docs, nextCursor: null, counts }
        : { month: "2026-11", docs: [], nextCursor: null, totals, balanceYen },
    ),
  );
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <CloseDialog profile={aCompanyProfile()} onCancel={() => {}} />
      </MemoryRouter>
    </SWRConfig>,
  );
}

test("each deal under contract is named and leads to its page; one being negotiated is none", async () => {
  const screen = await stand({
    docs: [contracted, aDealCard({ dealId: "t", state: "terms", name: "別の人" })],
    balanceYen: 0,
  });
  const link = screen.getByRole("link", { name: say.deal(contracted.name, contracted.productName) });
  await expect.element(link).toHaveAttribute("href", dealPath(contracted.dealId));
  expect(screen.getByRole("link").elements()).toHaveLength(1);
});

test("what could only be refused asks for no password and says nothing of what would go", async () => {
  const screen = await stand({ docs: [contracted], balanceYen: 0 });
  await expect.element(screen.getByText(say.before)).toBeVisible();
  expect(screen.getByLabelText(say.password).elements()).toHaveLength(0);
  expect(screen.getByText(say.goesLabel).elements()).toHaveLength(0);
  expect(
    screen
      .getByRole("button")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([words.common.cancel]);
});

test("a balance says how it comes back", async () => {
  const screen = await stand({ docs: [], balanceYen: 33_000 });
  await expect.element(screen.getByRole("link", { name: say.balance("¥33,000") })).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: say.toInquiry }))
    .toHaveAttribute("href", paths.inquiry);
});

test("with nothing in the way the password is asked for", async () => {
  const screen = await stand({ docs: [], balanceYen: 0 });
  await expect.poll(() => server?.calls.length).toBe(5);
  await expect.element(screen.getByLabelText(say.password)).toBeVisible();
  expect(screen.getByText(say.before).elements()).toHaveLength(0);
});

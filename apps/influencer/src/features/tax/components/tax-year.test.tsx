import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aTaxSummary } from "@tomoru/contract/testing/deal-payment.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TaxYear } from "./tax-year.tsx";

startSite(site);

const say = words.tax.year;
const none = { payments: 0, feeYen: 0, taxYen: 0, withholdingYen: 0, netYen: 0 };
const row = { payments: 1, feeYen: 100_000, taxYen: 10_000, withholdingYen: 10_210, netYen: 99_790 };
const summary = aTaxSummary({
  year: 2026,
  years: [2026, 2025],
  rows: [
    { month: "2026-11", companyName: "株式会社みなも", ...row },
    { month: "2026-12", companyName: null, ...none, payments: 1, feeYen: 30_000, netYen: 30_000 },
  ],
  totals: { ...row, payments: 2, feeYen: 130_000, netYen: 129_790 },
});
let server: ReturnType<typeof stubServer> | undefined;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
  await page.viewport(1440, 900);
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

const renderYear = () =>
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <TaxYear />
    </SWRConfig>,
  );

test("a year's fees stand by month and payer with what was withheld, and their sums under them", async () => {
  server = stubServer(() => success(summary));
  const screen = await renderYear();
  const table = screen.getByRole("table", { name: say.caption(2026) });
  await expect.element(table.getByRole("rowheader", { name: "株式会社みなも" })).toBeVisible();
  await expect.element(table.getByRole("rowheader", { name: say.unknown })).toBeVisible();
  await expect.element(table.getByRole("cell", { name: "¥10,210" }).first()).toBeVisible();
  await expect.element(table.getByRole("cell", { name: "¥129,790" })).toBeVisible();
  expect(table.getByRole("row").elements()).toHaveLength(4);
  await expect.element(screen.getByRole("button", { name: say.save })).toBeVisible();
});

test("a year in which nothing was paid says so, and has no file", async () => {
  server = stubServer(() => success(aTaxSummary({ year: 2026, years: [], rows: [], totals: none })));
  const screen = await renderYear();
  await expect.element(screen.getByText(say.none(2026))).toBeVisible();
  expect(screen.getByRole("button", { name: say.save }).elements()).toEqual([]);
});

test("another year is asked for once it is chosen", async () => {
  const older = aTaxSummary({ year: 2025, years: [2026, 2025], rows: [], totals: none });
  const served = stubServer(({ path }) => success(path.includes("year=2025") ? older : summary));
  server = served;
  const screen = await renderYear();
  await screen.getByLabelText(say.choose).selectOptions("2025");
  await expect.element(screen.getByText(say.none(2025))).toBeVisible();
  expect(served.calls).toEqual([
    "GET /api/influencer/tax/summary",
    "GET /api/influencer/tax/summary?year=2025",
  ]);
});

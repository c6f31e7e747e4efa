import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { Receipt } from "@tomoru/contract/company/charges";
import { aBill, aReceipt } from "@tomoru/contract/testing/charge.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { chargePath, dealPath, paths, statementPath } from "../../../app/paths.ts";
import { ChargePage } from "./charge.page.tsx";

startSite(site);

const { request: say, receipt: paper, list, statement } = words.charges;
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server.close();
  endSession("signOut");
});

function renderPage(receipt: Receipt) {
  server = stubServer(() => success(receipt));
  const router = createMemoryRouter([{ path: paths.charge, Component: ChargePage }], {
    initialEntries: [chargePath(receipt.chargeId)],
  });
  return render(
    <TestData>
      <RouterProvider router={router} />
    </TestData>,
  );
}

test("while a transfer is awaited the paper is a bill: whom, how much, until when, and no qualified invoice", async () => {
  const bill = aBill();
  const screen = await renderPage(bill);
  const sheet = screen.getByRole("article", { name: say.title(bill.number) });
  for (const text of [
    "楽天銀行",
    "リンドウ支店",
    "1234567",
    "ストライプジャパン(カ",
    say.please("2026年12月8日"),
  ])
    await expect.element(sheet.getByText(text)).toBeVisible();
  await expect.element(sheet.getByText(say.qualified)).toBeVisible();
  expect(sheet.getByText(paper.qualified).elements()).toEqual([]);
  const way = screen.getByRole("link", { name: list.toDeal });
  await expect.element(way).toHaveAttribute("href", dealPath(bill.dealId));
});

test("a bill of who has no registration number promises no qualified invoice", async () => {
  const { issuer } = aBill();
  const screen = await renderPage(aBill({ issuer: { ...issuer, invoiceNumber: null } }));
  await expect.element(screen.getByText(say.agent)).toBeVisible();
  expect(screen.getByText(say.qualified).elements()).toEqual([]);
});

test("of a part that has come the bill names what is missing, of a balance what it has paid", async () => {
  const { transfer } = aBill();
  if (!transfer) throw new Error("a bill has an account");
  const part = { ...transfer, yen: 100_000, receivedYen: 40_000 };
  const screen = await renderPage(aBill({ balanceYen: 21_000, transfer: part }));
  await expect.element(screen.getByText(say.part("¥40,000", "¥60,000"))).toBeVisible();
  await expect.element(screen.getByRole("rowheader", { name: say.ofBalance })).toBeVisible();
});

test("once it is paid the receipt stands in its place, with the way to the creator's statement", async () => {
  const receipt = aReceipt({ paymentId: "019ab0c0-0000-7000-8000-000000000001" });
  const screen = await renderPage(receipt);
  await expect.element(screen.getByRole("article", { name: paper.title(receipt.number) })).toBeVisible();
  const way = screen.getByRole("link", { name: statement.link });
  await expect.element(way).toHaveAttribute("href", statementPath(receipt.paymentId ?? ""));
});

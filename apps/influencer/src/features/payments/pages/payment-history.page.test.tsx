import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import { aHome } from "@tomoru/contract/testing/home.builder";
import { aComingPayment, aPayment } from "@tomoru/contract/testing/payment.builder";
import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { dealPath, paths, paymentPath } from "../../../app/paths.ts";
import type { PaymentSummary } from "../payments.view.ts";
import { PaymentHistoryPage } from "./payment-history.page.tsx";

startSite(site);

const year = 2999;
const usual: PaymentSummary = {
  next: { date: `${year}-12-25`, yen: 165_000, payments: 1 },
  coming: [aComingPayment({ on: `${year}-12-25` })],
  comingYen: 165_000,
  failed: null,
  account: { bankName: "みずほ銀行", lastDigits: "678", usableFrom: null, isResolved: true },
  years: [{ year: 2026, payments: 1, grossYen: 50_000, withheldYen: 0, netYen: 50_000 }],
};
const totals = { paidYen: 50_000, pendingYen: 0, failedYen: 0 };
let server: ReturnType<typeof stubServer> | undefined;
let asked: string[];
let paid = [aPayment()];

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  paid = [aPayment()];
  server?.close();
  endSession("signOut");
});

function renderPage(part: Partial<PaymentSummary> = {}) {
  asked = [];
  server = stubServer(({ path }) => {
    asked.push(path);
    if (path.includes("/payment/summary")) return success({ ...usual, ...part });
    if (path.includes("/home")) return success(aHome());
    return success({ docs: paid, hasNextPage: false, totals });
  });
  return render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[paths.paymentHistory]}>
        <PaymentHistoryPage />
      </MemoryRouter>
    </SWRConfig>,
  );
}

const say = words.payments;

test("the heading is the next day and its amount, and only what was paid is listed below", async () => {
  const screen = await renderPage();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent(say.next.coming("12月25日", "¥165,000"));
  await expect.element(screen.getByText(say.totals.coming)).toBeVisible();
  await expect.poll(() => asked.some((path) => path.includes("status=Paid"))).toBe(true);
  await expect.element(screen.getByRole("heading", { level: 2, name: say.list })).toBeVisible();
});

test("a statement is called by its name, of a registered creator too", async () => {
  const deal = { dealId: "AbCdEfGhIjKlMnOpQrStUv", stage: "paid" } as const;
  paid = [
    aPayment({ ...deal, id: "1", statementNumber: "202611-AbCdEfGh-1", isPurchase: true }),
    aPayment({ ...deal, id: "2", statementNumber: "202611-BbCdEfGh-1", isPurchase: false }),
  ];
  const screen = await renderPage();
  await expect.element(screen.getByRole("link", { name: "仕入明細書 202611-AbCdEfGh-1" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "支払通知書 202611-BbCdEfGh-1" })).toBeVisible();
});

test("each coming payment says in segments and in words how far it is, and leads to its deal or its payment", async () => {
  const paymentId = "019ab0c0-0000-7000-8000-000000000001";
  const owed = { paymentId, description: "冬の乾燥ケア", stage: "due", step: "prepared" } as const;
  const waiting = { reason: "waiting", actor: "tomoru", turnKind: null, withheldYen: 10_210 } as const;
  const screen = await renderPage({ coming: [aComingPayment(), aComingPayment({ ...owed, ...waiting })] });
  await expect
    .element(screen.getByRole("img", { name: say.coming.step(3, say.detail.steps.accepted) }))
    .toBeVisible();
  await expect.element(screen.getByText(say.coming.inspection("12月8日（火）"))).toBeVisible();
  await expect.element(screen.getByText(say.coming.withheld("¥10,210"))).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole("link", { name }).element().getAttribute("href");
  expect(hrefOf("うるおい化粧水「しずく」")).toBe(dealPath(aComingPayment().dealId ?? ""));
  expect(hrefOf("冬の乾燥ケア")).toBe(paymentPath(paymentId));
});

test("before a report the fee is secured, and its day is said to be that of the last day of posting", async () => {
  const secured = { isExpected: true, step: "reported", reason: null, actor: "creator" } as const;
  const screen = await renderPage({
    next: null,
    coming: [aComingPayment({ ...secured, turnKind: "draft", nextOn: "2026-12-05" })],
  });
  await expect
    .element(screen.getByRole("heading", { level: 1, name: say.next.undated("¥165,000") }))
    .toBeVisible();
  await expect.element(screen.getByText(say.coming.secured)).toBeVisible();
  await expect.element(screen.getByText(say.coming.turns.draft("12月5日（土）"))).toBeVisible();
  await expect.element(screen.getByText(say.coming.expected)).toBeVisible();
});

test("work that is late has the day of a report of today, and says so", async () => {
  const late = { isExpected: true, isLate: true, step: "reported", reason: null, actor: "creator" } as const;
  const screen = await renderPage({
    next: null,
    coming: [aComingPayment({ ...late, turnKind: "post", nextOn: "2026-11-05" })],
  });
  await expect.element(screen.getByText(say.coming.expectedLate)).toBeVisible();
  await expect.element(screen.getByText(say.coming.expected)).not.toBeInTheDocument();
});

test("a transfer that came back is the one thing to do, with its cause", async () => {
  const failed = { yen: 18_000, payments: 1, bankSavedSince: false, cause: "nameMismatch" } as const;
  const screen = await renderPage({ failed });
  const card = screen.getByRole("region", { name: words.home.failed.title("¥18,000") });
  await expect.element(card.getByText(words.home.yourTurn)).toBeVisible();
  await expect.element(card.getByText(say.detail.notes.nameMismatch)).toBeVisible();
});

test("what is held says why", async () => {
  const held = { reason: "held", actor: "tomoru", heldFor: "本人確認の書類を確認しています。" } as const;
  const screen = await renderPage({ coming: [aComingPayment(held)] });
  await expect.element(screen.getByText(say.coming.held)).toBeVisible();
  await expect.element(screen.getByText(held.heldFor)).toBeVisible();
  await expect.element(screen.getByText(say.coming.noDay)).toBeVisible();
  expect(screen.container.querySelector("section[aria-labelledby=coming] time")).toBeNull();
});

test("a day that is over is promised to nobody, in the row or under it", async () => {
  const missed = {
    stage: "due",
    step: "prepared",
    reason: "waiting",
    actor: "tomoru",
    turnKind: null,
  } as const;
  const screen = await renderPage({
    coming: [aComingPayment({ ...missed, on: "2020-06-15", nextOn: "2020-06-15" })],
  });
  await expect.element(screen.getByText(say.coming.noDay)).toBeVisible();
  await expect.element(screen.getByText(say.detail.notes.late)).toBeVisible();
  expect(screen.container.querySelector("section[aria-labelledby=coming] time")).toBeNull();
});

test("what came back stands apart from what is on its way, above it and without its old day", async () => {
  const back = { status: "Failed", stage: "failed", reason: null, actor: "creator" } as const;
  const screen = await renderPage({
    coming: [
      aComingPayment({ ...back, paymentId: "a", description: "朝のハンドクリーム" }),
      aComingPayment(),
    ],
  });
  const failed = screen.getByRole("region", { name: say.coming.failed });
  await expect.element(failed.getByText("朝のハンドクリーム")).toBeVisible();
  expect(failed.element().querySelector("time")).toBeNull();
  const coming = screen.getByRole("region", { name: say.coming.title });
  expect(coming.getByText("朝のハンドクリーム").elements()).toEqual([]);
  expect(coming.element().querySelector("time")).not.toBeNull();
});

test("bank details that were just changed say until when they are not used, and some that lead nowhere ask to be mended", async () => {
  const fresh = { bankName: "みずほ銀行", lastDigits: "678", usableFrom: "2026-11-26T05:20:00.000Z" };
  const screen = await renderPage({ account: { ...fresh, isResolved: true } });
  await expect.element(screen.getByText(/変更から24時間（11月26日 .*まで）/)).toBeVisible();
  await screen.unmount();
  server?.close();
  const other = await renderPage({ account: { ...fresh, usableFrom: null, isResolved: false } });
  await expect.element(other.getByRole("link", { name: say.next.mend })).toBeVisible();
  await expect.element(other.getByText(say.next.unresolvedTitle)).toBeVisible();
});

test("a payment whose day is over says so and leads to support, whoever entered it", async () => {
  const entered = {
    dealId: null,
    paymentId: "a",
    stage: null,
    step: null,
    reason: null,
    actor: null,
  } as const;
  const late = aComingPayment({ ...entered, turnKind: null, nextOn: null, on: "2020-11-30" });
  const screen = await renderPage({ coming: [late, aComingPayment({ on: `${year}-12-25` })] });
  await expect.element(screen.getByText(say.coming.overdue("11月30日（月）"))).toBeVisible();
  const links = screen.getByRole("link", { name: say.coming.ask }).elements();
  expect(links.map((link) => link.getAttribute("href"))).toEqual([paths.inquiry]);
});

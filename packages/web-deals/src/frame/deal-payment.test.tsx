import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import { aDealRefund } from "@tomoru/contract/testing/charge.builder";
import {
  aCompanyDeal,
  aDeal,
  aDealCharge,
  aDealEvent,
  aPaymentStanding,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { aPost } from "@tomoru/contract/testing/delivery.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { DealPage } from "./deal-page.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

function open(side: "creator" | "company", deal: CreatorDeal | CompanyDeal) {
  server = serveDeal(({ path, method }) =>
    /\/deal\/[^/]+$/.test(path) && method === "GET" ? (success(deal) as { json: unknown }) : undefined,
  );
  return stageDeal({ side, page: <DealPage /> });
}

const accepted = {
  ...{ state: "accepted", turn: "none", turnKind: null, turnDueAt: null, funding: "secured" },
  ...{ contractVersion: 1, paymentStage: "due", payDueOn: null, can: [] },
  terms: someTerms(),
} as const satisfies Partial<CreatorDeal>;
const money = () => page.getByRole("region", { name: "お金" });
const payment = () => page.getByRole("region", { name: "支払い", exact: true });

test("of a payment that is held the company reads who is checking, and no day", async () => {
  await open("company", aCompanyDeal({ ...accepted, can: [], isPaymentHeld: true }));
  await expect.element(payment().getByText(/Tomoruが行っています。することはありません。/)).toBeVisible();
  await expect.element(money().getByText("確認が済むまで、決まりません")).toBeVisible();
  expect(money().element().textContent).not.toMatch(/\d+月\d+日/);
});

test("its creator reads why, who acts next, and no day", async () => {
  const heldFor = "本人確認の書類を確認しています。";
  const held = aPaymentStanding({ reason: "held", heldFor });
  await open("creator", aDeal({ ...accepted, can: [], isPaymentHeld: true, payment: held }));
  await expect.element(payment().getByText(heldFor)).toBeVisible();
  await expect.element(payment().getByText(/いまはTomoruの番です/)).toBeVisible();
  await expect.element(money().getByText("確認が済むまで、決まりません")).toBeVisible();
  expect(money().element().textContent).not.toMatch(/\d+月\d+日/);
});

test("after a failed transfer its creator reads that it failed and is led to the bank details, with no old day", async () => {
  const failed = { ...accepted, paymentStage: "failed", payDueOn: "2026-11-13" } as const;
  const standing = aPaymentStanding({ reason: null, actor: "creator", failure: "nameMismatch" });
  await open("creator", aDeal({ ...failed, can: [], payment: standing }));
  await expect.element(payment().getByText(/口座名義が一致しませんでした/)).toBeVisible();
  await expect
    .element(payment().getByRole("link", { name: "振込先を確認する" }))
    .toHaveAttribute("href", "/bank-account");
  await expect.element(money().getByText("振込できませんでした")).toBeVisible();
  expect(money().element().textContent).not.toMatch(/\d+月\d+日/);
});

test("a share that is held promises no day either", async () => {
  const share = { ...accepted, state: "cancelled", endReason: "agreed", creatorPct: 50 } as const;
  await open("company", aCompanyDeal({ ...share, can: [], isPaymentHeld: true }));
  await expect.element(page.getByText("支払いの前に、Tomoruが確認しています")).toBeVisible();
  expect(money().element().textContent).not.toMatch(/\d+月\d+日/);
});

test("a refund that is back by a chargeback is told to be the card company's", async () => {
  const refunds = [aDealRefund({ state: "notOwed" })];
  const over = { ...accepted, state: "cancelled", endReason: "alone", paymentStage: null } as const;
  await open("company", aCompanyDeal({ ...over, can: [], creatorPct: 0, charge: aDealCharge({ refunds }) }));
  await expect.element(money().getByText("カード会社からの返金")).toBeVisible();
  expect(money().getByText("返金の手続き中").elements()).toEqual([]);
});

const charging = {
  state: "contracted",
  funding: "charging",
  contractVersion: 1,
  turn: "company",
  turnKind: "fund",
  turnDueAt: "2026-11-28T03:00:00.000Z",
  terms: someTerms(),
} as const satisfies Partial<CreatorDeal>;

test.each(["creator", "company"] as const)(
  "once all is paid the %s reads until when the posts stay up",
  async (side) => {
    const posts = [aPost({ okAt: "2026-11-20T03:00:00.000Z" })];
    const paid = { ...accepted, can: [], paymentStage: "paid" } as const;
    const payment1 = aPaymentStanding({ paymentId: "p1", actor: "nobody" });
    await open(
      side,
      side === "creator"
        ? aDeal({ ...paid, can: [], posts, payment: payment1 })
        : aCompanyDeal({ ...paid, can: [], posts }),
    );
    await expect.element(payment().getByText(/^投稿は2026年12月20日（日）まで公開/)).toBeVisible();
    const link = payment().getByRole("link", { name: "支払いと明細を見る" });
    if (side === "creator") await expect.element(link).toHaveAttribute("href", "/payment/p1");
    else expect(link.elements()).toEqual([]);
  },
);

test("what the creator did not claim in time is not said to be received", async () => {
  const lapsed = { ...accepted, can: [], paymentStage: "failed", isWrittenOff: true } as const;
  await open("creator", aDeal({ ...lapsed, can: [], payment: null }));
  await expect.element(money().getByText("受け取らなかった額")).toBeVisible();
  await expect.element(money().getByText("受け取る額")).not.toBeInTheDocument();
});

test("what a card's bank took back is not said to be secured, and has no day", async () => {
  const events = [aDealEvent({ act: "dispute", actor: "stripe", state: "reported", version: null })];
  const stopped = { ...accepted, state: "reported", hold: "dispute", turn: "operator" } as const;
  await open("creator", aDeal({ ...stopped, can: [], payDueOn: "2026-12-15", events }));
  await expect
    .element(page.getByText(/代金の支払い方法に確認が必要になったため、取引を止めています/))
    .toBeVisible();
  expect(money().element().textContent).not.toMatch(/確保済み|\d+月\d+日/);
  await page.getByRole("link", { name: "記録" }).click();
  const record = page.getByRole("list").filter({ hasText: "代金の支払い方法に確認が必要になったため" });
  await expect.element(record).not.toHaveTextContent("株式会社");
});

test.each(["creator", "company"] as const)(
  "while the payment is being confirmed it is nobody's turn to the %s",
  async (side) => {
    const charge = aDealCharge({ state: "charging", fault: null });
    await open(
      side,
      side === "creator" ? aDeal({ ...charging, can: [] }) : aCompanyDeal({ ...charging, can: [], charge }),
    );
    await expect.element(page.getByRole("heading", { name: "お支払いの確認中です" })).toBeVisible();
    expect(page.getByText(/あなたの番|相手の番/).elements()).toEqual([]);
  },
);

test("what is to be sent by bank transfer is the company's turn", async () => {
  const charge = aDealCharge({ way: "transfer", state: "awaiting", fault: null });
  await open("company", aCompanyDeal({ ...charging, can: [], charge }));
  await expect.element(page.getByRole("heading", { name: "あなたの番です" })).toBeVisible();
});

test("once there is a payment its company is led to the statement of it", async () => {
  await open("company", aCompanyDeal({ ...accepted, can: [], paymentId: null }));
  await expect.element(money()).toBeVisible();
  const link = money().getByRole("link", { name: "仕入明細書・支払通知書" });
  expect(link.elements()).toEqual([]);
  server.close();
  await open("company", aCompanyDeal({ ...accepted, can: [], paymentId: "p1" }));
  await expect.element(link).toHaveAttribute("href", "/statement/p1");
});

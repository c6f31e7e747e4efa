import { aDealCard } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { DealListPage } from "./deal-list-page.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  await startDealWords();
  server = serveDeal(({ path }) =>
    path.includes("/deal")
      ? (success({ docs: [], nextCursor: null, counts: { waiting: 0, active: 0, done: 0 } }) as {
          json: unknown;
        })
      : undefined,
  );
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

test.each([
  ["creator", "案件をさがす"],
  ["company", "クリエイターをさがす"],
] as const)("an empty list leads a %s to where a deal begins", async (side, name) => {
  await stageDeal({ side, path: "/deals", page: <DealListPage /> });
  await expect.element(page.getByText("あなたの番の取引はありません。")).toBeVisible();
  await expect.element(page.getByRole("link", { name, exact: true })).toHaveAttribute("href", "/find");
});

test("a search that finds nothing can be taken off, and stays in its group", async () => {
  await stageDeal({
    side: "company",
    path: "/deals?group=done&q=豆&platform=tiktok",
    page: <DealListPage />,
  });
  await expect.element(page.getByText("条件に合う取引はありません。")).toBeVisible();
  await page.getByRole("link", { name: "条件を外す", exact: true }).click();
  await expect.element(page.getByText("終わった取引はまだありません。")).toBeVisible();
  await expect.element(page.getByRole("searchbox")).toHaveValue("");
});

test("where only the other side has the turn its deals are shown at once, each with whose turn it is and until when", async () => {
  server.close();
  server = serveDeal(({ path }) => {
    if (!path.includes("/deal")) return undefined;
    const docs = path.includes("group=active") ? [aDealCard({ turn: "company" })] : [];
    return success({ docs, nextCursor: null, counts: { waiting: 0, active: 1, done: 6 } }) as {
      json: unknown;
    };
  });
  await stageDeal({ side: "creator", path: "/deals", page: <DealListPage /> });
  await expect
    .element(page.getByRole("heading", { level: 1, name: "1件が進行中です。いまは相手の番です" }))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: /^進行中/ })).toHaveAttribute("aria-current", "true");
  const row = page.getByRole("listitem").filter({ hasText: "うるおい化粧水" });
  await expect.element(row.getByText("相手の番")).toBeVisible();
  await expect.element(row.getByText("条件・11月27日（金）まで")).toBeVisible();
});

test("a fee that is late, or came back, has no day on which it comes; one that was paid has", async () => {
  server.close();
  const accepted = { state: "accepted", turn: "none", turnKind: null, turnDueAt: null } as const;
  const cards = [
    aDealCard({ ...accepted, dealId: "A".repeat(22), paymentStage: "due", payDueOn: "2020-01-15" }),
    aDealCard({ ...accepted, dealId: "B".repeat(22), paymentStage: "failed", payDueOn: "2099-01-15" }),
    aDealCard({ ...accepted, dealId: "C".repeat(22), paymentStage: "due", payDueOn: "2099-01-15" }),
    aDealCard({ ...accepted, dealId: "D".repeat(22), paymentStage: "paid", payDueOn: "2020-01-15" }),
    aDealCard({ ...accepted, dealId: "E".repeat(22), paymentStage: "due", payDueOn: null }),
    aDealCard({ ...accepted, dealId: "F".repeat(22), paymentStage: "failed", isWrittenOff: true }),
  ];
  server = serveDeal(({ path }) =>
    path.includes("/deal")
      ? (success({ docs: cards, nextCursor: null, counts: { waiting: 0, active: 0, done: 4 } }) as {
          json: unknown;
        })
      : undefined,
  );
  await stageDeal({ side: "creator", path: "/deals?group=done", page: <DealListPage /> });
  const rows = page.getByRole("listitem").filter({ hasText: "うるおい化粧水" });
  await expect.element(rows.nth(4).getByText("Tomoruが確認中")).toBeVisible();
  const told = rows.elements().map((row) => row.textContent?.includes("に振込"));
  expect(told).toEqual([false, false, true, true, false, false]);
  await expect.element(rows.nth(5).getByText("支払い終了")).toBeVisible();
  await expect.element(rows.nth(5).getByText("終了", { exact: true })).toBeVisible();
});

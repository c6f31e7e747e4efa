import { aCompanyDeal } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { DealPage } from "../frame/deal-page.tsx";
import { serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";

type Answer = { json: unknown };
let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

test.each([
  [21_000, "銀行振込の残高 ¥21,000 を先に使い、残りの ¥100,000 をお支払いいただきます。"],
  [150_000, "全額を、銀行振込の残高 ¥150,000 からお支払いいただきます。"],
])(
  "with %i yen left of its transfers a company reads before it agrees what they pay",
  async (balanceYen, says) => {
    const turn = { turn: "company", turnKind: "answer", can: ["accept", "decline"] } as const;
    const deal = aCompanyDeal({ ...turn, can: [...turn.can], balanceYen });
    server = serveDeal(({ path }) => (/\/deal\/[^/]+$/.test(path) ? (success(deal) as Answer) : undefined));
    await stageDeal({ side: "company", page: <DealPage /> });
    await expect.element(page.getByText(says)).toBeVisible();
    await page.getByRole("button", { name: "この条件で契約する" }).first().click();
    await expect.element(page.getByRole("alertdialog").getByText(says)).toBeVisible();
  },
);

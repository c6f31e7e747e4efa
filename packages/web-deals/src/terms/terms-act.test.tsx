import type { CompanyDeal, CreatorDeal } from "@tomoru/contract/deals/deal";
import { aCompanyDeal, aDeal, someTerms } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ActingProvider } from "../frame/acting.tsx";
import { conflict, dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { TermsAct } from "./terms-act.tsx";

let server: ReturnType<typeof serveDeal>;

beforeEach(async () => {
  await startDealWords();
  vi.setSystemTime("2026-11-17T03:00:00.000Z");
  server = serveDeal(({ method }) => (method === "PUT" ? conflict("postTo") : undefined));
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

const stage = (side: "company" | "creator", deal: CompanyDeal | CreatorDeal) =>
  stageDeal({
    side,
    path: `/deal/${dealId}`,
    page: (
      <ActingProvider deal={deal}>
        <TermsAct deal={deal} />
      </ActingProvider>
    ),
  });

const gone = someTerms({
  draftDueOn: null,
  draftRequired: false,
  postFrom: "2026-11-10",
  postTo: "2026-11-16",
});
const said = "投稿の期間が過ぎたため、この条件では契約できません";

test.each([
  ["creator", aDeal({ terms: gone, can: ["counter", "accept", "decline"] }), "変更を希望する"],
  [
    "company",
    aCompanyDeal({ terms: gone, turn: "company", can: ["counter", "accept", "decline"] }),
    "もう一度提案する",
  ],
  ["company", aCompanyDeal({ terms: gone, can: ["replace", "decline"] }), "提案を差し替える"],
] as const)("a %s reads that the days are over, and is led to other days", async (side, deal, action) => {
  await stage(side, deal);
  await expect.element(page.getByText(said)).toBeVisible();
  const link = page.getByRole("link", { name: action });
  await expect.element(link).toHaveAttribute("href", `/deal/${dealId}/terms`);
  await expect.element(page.getByRole("button", { name: "見送る" })).toBeVisible();
  expect(page.getByRole("button", { name: "この条件で契約する" }).elements()).toEqual([]);
});

test.each([
  ["transfer", "銀行振込"],
  ["card", "カード"],
] as const)("a company that wanted to pay by %s agrees with that chosen already", async (wantedWay, way) => {
  await stage("company", aCompanyDeal({ turn: "company", can: ["counter", "accept"], wantedWay }));
  await page.getByRole("button", { name: "この条件で契約する" }).click();
  await expect.element(page.getByRole("radio", { name: new RegExp(`^${way}`) })).toBeChecked();
});

test("before agreeing a creator reads what stays of the fee if it is cancelled, and what use it pays for", async () => {
  const usage = { scope: "ads", channels: null, until: "2027-03-31" } as const;
  const terms = someTerms({ usage, draftRequired: true });
  await stage("creator", aDeal({ terms, can: ["counter", "accept"] }));
  await page.getByRole("button", { name: "この条件で契約する" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect
    .element(dialog.getByText(/下書きを出すまでは報酬の20%、出してからは50%、承認されてからは80%/))
    .toBeVisible();
  await expect.element(dialog.getByText(/^二次利用：.*2027年3月31日まで/)).toBeVisible();
});

test("with no version left, days that are over leave nothing but to decline", async () => {
  await stage("creator", aDeal({ terms: gone, can: ["accept", "decline"], versionsLeft: 0 }));
  await expect.element(page.getByText(/見送ってください/)).toBeVisible();
  expect(page.getByText("契約するか、見送ってください", { exact: false }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: "この条件で契約する" }).elements()).toEqual([]);
});

test("whose last version waits for an answer may still decline", async () => {
  const deal = aCompanyDeal({ turn: "creator", can: ["decline", "message"], versionsLeft: 0 });
  await stage("company", deal);
  await page.getByRole("button", { name: "見送る" }).click();
  await expect.element(page.getByRole("alertdialog").getByText("この取引を見送りますか？")).toBeVisible();
});

const asked = {
  description: "1週間使った実感をリールに",
  situation: null,
  period: { from: "2026-11-25", to: "2026-12-31" },
  postFormat: ["リール 1本"],
  feeYen: null,
  wishFeeYen: null,
  usageWish: { scope: "none" as const, months: null },
};
const unlike = "最初の依頼と違うところがあります";

test("a creator is told where the first terms are not what was asked for", async () => {
  const terms = someTerms({ usage: { scope: "ads", channels: null, until: "2027-06-16" } });
  await stage("creator", aDeal({ terms, asked: { ...asked, feeYen: terms.feeYen + 20_000 } }));
  await expect.element(page.getByText(unlike)).toBeVisible();
  const told = page.getByRole("listitem");
  await expect.element(told.filter({ hasText: /^二次利用：なし → 企業の広告/ })).toBeVisible();
  await expect.element(told.filter({ hasText: /^報酬（税抜）：¥[\d,]+ → ¥[\d,]+$/ })).toBeVisible();
  expect(told.elements()).toHaveLength(2);
});

test("a use that lasts longer than was asked for is told with both days", async () => {
  const terms = someTerms({ usage: { scope: "ads", channels: null, until: "2027-12-31" } });
  const usageWish = { scope: "ads" as const, months: 3 };
  await stage("creator", aDeal({ terms, asked: { ...asked, usageWish } }));
  const told = page
    .getByRole("listitem")
    .filter({ hasText: /^二次利用：.*2027年3月31日.*まで → .*2027年12月31日.*まで$/ });
  await expect.element(told).toBeVisible();
});

test.each([
  ["as asked", asked],
  [
    "with nothing named that could differ",
    { ...asked, period: null, postFormat: ["おまかせ"], usageWish: null },
  ],
])("first terms %s are told without a warning", async (_, same) => {
  await stage("creator", aDeal({ asked: same }));
  await expect.element(page.getByRole("button", { name: "この条件で契約する" })).toBeVisible();
  expect(page.getByText(unlike).elements()).toEqual([]);
});

test("days that went by while the page stood open are told where the terms were agreed to", async () => {
  await stage("creator", aDeal());
  await page.getByRole("button", { name: "この条件で契約する" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "この条件で契約する" }).click();
  await expect.element(dialog.getByText(/期間を変えて提案してください/)).toBeVisible();
});

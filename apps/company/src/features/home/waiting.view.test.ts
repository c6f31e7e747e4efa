import type { CompanyHome } from "@tomoru/contract/company/home";
import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aCompanyHome } from "@tomoru/contract/testing/work.builder";
import { formatter } from "@tomoru/i18n/format";
import { home as words } from "@tomoru/i18n/ja/company/home";
import { expect, test } from "vitest";
import { daysLeft } from "../../shared/work/board.view.ts";
import { waitRows } from "./waiting.view.ts";

const format = formatter({ locale: "ja" });
type Item = CompanyHome["waiting"][number];
const rowsOf = (waiting: Item[], profile = aCompanyProfile()) =>
  waitRows({ profile, home: aCompanyHome({ waiting }), words, format });

const deal: Extract<Item, { kind: "deal" }> = {
  ...{ kind: "deal", dealId: "DDDDDDDDDDDDDDDDDDDDDD", creatorName: "水野 はるか", productName: "しずく" },
  ...{ turnKind: "answer", state: "terms", dueAt: "2026-11-26T15:00:00.000Z", hold: null, funding: "none" },
  ...{ version: 2, feeYen: 300_000, draftRound: 0 },
};

test("the plan's matters stand among the others by their day, the bank's question too", () => {
  const subscription = aSubscription({
    status: "pastDue",
    suspendsAt: "2026-11-29T16:00:00.000Z",
    pendingUrl: "https://pay.example.jp/1",
    pendingUntil: "2026-11-27T01:00:00.000Z",
  });
  const rows = rowsOf([deal], aCompanyProfile({ subscription }));
  expect(rows.map(({ key, on }) => [key, on])).toEqual([
    [deal.dealId, "2026-11-26"],
    ["authentication", "2026-11-27"],
    ["unpaid", "2026-11-30"],
  ]);
  expect(rows[1]).toMatchObject({ to: null, href: "https://pay.example.jp/1" });
  expect(rowsOf([])).toEqual([]);
});

test("each thing says who, what is to be done and what it is about", () => {
  const rows = rowsOf([
    deal,
    { ...deal, turnKind: "propose", version: 0, feeYen: null },
    { ...deal, turnKind: "fund", state: "contracted", funding: "failed" },
    { ...deal, turnKind: "review", state: "draft_review", draftRound: 1 },
    { ...deal, turnKind: "review", state: "draft_review", hold: "operator", creatorName: "" },
    {
      kind: "campaign",
      campaignId: "c",
      productName: "冬の乾燥ケア",
      dueAt: "2026-11-27T15:00:00.000Z",
      applications: 23,
      placesLeft: 5,
    },
    { kind: "card", brand: "mastercard", last4: "5100", dueAt: "2026-11-30T15:00:00.000Z" },
  ]);
  expect(rows.map(({ label, note, to }) => [label, note, to])).toEqual([
    ["条件の変更に返事をする", "水野 はるか・第2版・報酬 ¥300,000", `/company/deals/${deal.dealId}`],
    ["条件を送る", "水野 はるか・最初の条件を待っています", `/company/deals/${deal.dealId}/terms`],
    [
      "報酬の支払いを確認する",
      "水野 はるか・カードから確保できませんでした",
      `/company/deals/${deal.dealId}`,
    ],
    ["下書きを確認する", "水野 はるか・1回目・返事がなければ承認になります", `/company/deals/${deal.dealId}`],
    ["下書きを確認する", "クリエイター・運営が確認しています", `/company/deals/${deal.dealId}`],
    ["応募から5人を選ぶ", "公募「冬の乾燥ケア」・23人が選考待ち", "/company/campaigns/c"],
    ["カードを更新する", "Mastercard •••• 5100 が今月で期限", "/company/plan/cards"],
  ]);
});

test("days are counted to the last one", () => {
  expect([daysLeft("2026-11-26", "2026-11-24"), daysLeft("2026-11-24", "2026-11-24")]).toEqual([2, 0]);
});

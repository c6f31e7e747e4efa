import type { CompanyHome } from "@tomoru/contract/company/home";
import { home as words } from "@tomoru/i18n/ja/company/home";
import { expect, test } from "vitest";
import { newsOf } from "./changes.view.ts";

type Change = CompanyHome["changes"][number];
const at = "2026-11-23T12:08:00.000Z";
const deal: Extract<Change, { kind: "deal" }> = {
  ...{ kind: "deal", dealId: "d", creatorName: "水野 はるか", productName: "しずく", state: "terms" },
  ...{ turnKind: "answer", version: 2, draftRound: 0, paymentStage: null, isWrittenOff: false, at },
};
const said = (change: Change) => {
  const { name, text } = newsOf(change, words);
  return (name ?? "") + text;
};

test("news say who did what", () => {
  const answered = {
    kind: "answer",
    consultationId: "c",
    creatorName: "結城 あおい",
    productName: "ほどく",
    at,
  } as const;
  expect([
    said(deal),
    said({ ...deal, state: "contracted", turnKind: "fund" }),
    said({ ...deal, state: "contracted", turnKind: "draft" }),
    said({ ...deal, state: "draft_review", turnKind: "review", draftRound: 2 }),
    said({ ...deal, state: "reported", turnKind: "accept" }),
    said({ ...deal, state: "accepted", turnKind: null, paymentStage: "paid" }),
    said({ ...deal, state: "accepted", turnKind: null, paymentStage: "failed" }),
    said({ ...deal, state: "accepted", turnKind: null, paymentStage: "failed", isWrittenOff: true }),
    said({ ...deal, state: "reported", turnKind: "decide" }),
    said({
      ...deal,
      state: "draft_review",
      turnKind: "review",
      draftRound: 2,
      isDecided: true,
      productName: null,
    }),
    said({ ...deal, state: "cancelled", turnKind: null }),
    said({ ...answered, answer: "approved" }),
    said({ ...answered, answer: "expired", creatorName: "" }),
    said({ kind: "applications", campaignId: "c", productName: "冬の乾燥ケア", count: 6, at }),
  ]).toEqual([
    "水野 はるかさんが、条件の変更を希望しました",
    "水野 はるかさんとの契約が確定しました",
    "水野 はるかさんの報酬を確保しました",
    "水野 はるかさんが、2回目の下書きを出しました",
    "水野 はるかさんが、投稿を報告しました",
    "水野 はるかさんへの振込が済みました",
    "水野 はるかさんへの振込ができませんでした。口座の確認が済みしだい、もう一度振り込みます",
    "水野 はるかさんへの報酬は、受け取りの期限が過ぎたため、支払いを終えました",
    "水野 はるかさんとの「しずく」の取引を、運営が確認しています",
    "水野 はるかさんとの取引に、運営の判断が出ました",
    "水野 はるかさんとの「しずく」の取引が取り消しになりました",
    "結城 あおいさんが、「ほどく」を引き受けました",
    "クリエイターさんの「ほどく」は、回答の期限が過ぎました",
    "公募「冬の乾燥ケア」に、新しく6人が応募しました",
  ]);
});

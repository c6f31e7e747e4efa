import type { CreatorDeal } from "@tomoru/contract/deals/deal";
import type { DealCard } from "@tomoru/contract/deals/deal-card";
import { listMessages } from "@tomoru/contract/influencer/deal-messages";
import { getDeal, getTerms, listDeals } from "@tomoru/contract/influencer/deals";
import {
  aDeal,
  aDealCard,
  aDealEvent,
  aPaymentStanding,
  aTermsVersion,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { aDispute, aReport } from "@tomoru/contract/testing/delivery.builder";
import { aMessage } from "@tomoru/contract/testing/message.builder";
import { dealPath, dealSheetPath, dealTermsPath, paths } from "@tomoru/influencer/paths";
import { fill, inTurn, open, seeFault, send } from "../act.ts";
import { type Answer, answer, held, refusal } from "../answer.ts";
import { longOffer, typed } from "../fixtures/extremes.ts";
import type { Said, Scene } from "../scene.ts";

const dealId = aDeal().dealId;
const due = "2026-12-08T15:00:00.000Z";
/** The scenes' clock stands at the first of December. */
const terms = someTerms({ draftDueOn: "2026-12-11", postFrom: "2026-12-17", postTo: "2026-12-23" });
const answering = aDeal({ terms, turnDueAt: due });
/** Nobody has answered them in time. */
const past = someTerms({ draftDueOn: "2026-11-20", postFrom: "2026-11-22", postTo: "2026-11-30" });
const before = someTerms({ ...terms, feeYen: 80_000, draftDueOn: "2026-12-09" });
const changed = aDeal({
  terms,
  turnDueAt: due,
  diff: { sinceVersion: 1, fields: ["feeYen", "draftDueOn"], before },
  versionsLeft: 3,
});
const thread = answer(listMessages, {
  docs: [aMessage({ warned: ["offPlatform"], isRead: true })],
  nextCursor: null,
});

const review = { ja: "条件を確認してください", en: "Please review the terms" };
const agree = { ja: "この条件で契約する", en: "Agree to these terms" };
const decline = { ja: "見送る", en: "Decline" };

const page: Scene = {
  name: "deal",
  page: "deal",
  state: "loaded",
  path: dealPath(dealId),
  signedIn: true,
  title: review,
};

const sentBack = {
  fact: "notAsApproved",
  words: "承認した下書きより短い動画です。",
  rejectedAt: "2026-12-09T03:00:00.000Z",
} as const;

function sceneOf(name: string, deal: CreatorDeal, title: Said, more: Answer[] = []): Scene {
  return { ...page, name, title, answers: [answer(getDeal, deal), thread, ...more] };
}

const contracted = {
  terms,
  state: "contracted",
  contractVersion: 1,
  contractedAt: "2026-11-30T01:00:00.000Z",
} as const;

/** The work is done and taken. */
const taken = {
  ...contracted,
  ...{ state: "accepted", turn: "none", turnKind: null, turnDueAt: null },
  ...{ funding: "secured", postsMissing: [], can: ["message"] },
} satisfies Partial<CreatorDeal>;

const editor: Scene = {
  ...page,
  name: "deal-terms",
  page: "dealTerms",
  path: dealTermsPath(dealId),
  title: { ja: "変更を希望する", en: "Ask for changes" },
  answers: [answer(getDeal, answering)],
};

const noEditor: Scene = { ...editor, title: { ja: "条件", en: "Terms" } };

const sheet: Scene = {
  ...page,
  name: "deal-sheet",
  page: "dealSheet",
  path: dealSheetPath({ dealId, version: 1 }),
  title: { ja: "取引条件書 第1版", en: "Terms sheet, version 1" },
  answers: [answer(getTerms, aTermsVersion())],
};

const title = { ja: "取引", en: "Deal" };

const listed: Scene = {
  ...page,
  name: "deals",
  page: "deals",
  path: paths.deals,
  title: { ja: "取引", en: "Deals" },
  answers: [
    deals([
      aDealCard({ turnDueAt: due, unread: 2 }),
      aDealCard({
        ...{ dealId: "E".repeat(22), productName: null, platform: "tiktok", turnDueAt: due },
        ...{ state: "changes_requested", turnKind: "draft", funding: "secured", yen: 88_000 },
      }),
    ]),
  ],
};
const over = aDealCard({
  ...{ state: "accepted", turn: "none", turnKind: null, turnDueAt: null },
  ...{ funding: "secured", paymentStage: "due", payDueOn: "2026-12-30" },
});

const checked = aDealCard({ ...over, dealId: "E".repeat(22), payDueOn: null });

function deals(docs: DealCard[], counts = { waiting: docs.length, active: 3, done: 12 }): Answer {
  return answer(listDeals, { docs, nextCursor: null, counts });
}

export const dealScenes: readonly Scene[] = [
  listed,
  { ...listed, name: "deals-done", path: `${paths.deals}?group=done`, answers: [deals([over, checked])] },
  { ...listed, name: "deals-loading", state: "loading", answers: [held(listDeals)] },
  { ...listed, name: "deals-error", state: "error", answers: [refusal(listDeals, "unexpected")] },
  {
    ...listed,
    name: "deals-others",
    answers: [
      deals([aDealCard({ turn: "company", turnKind: "propose", turnDueAt: due, yen: null })], {
        ...{ waiting: 0, active: 1, done: 12 },
      }),
    ],
  },
  {
    ...listed,
    name: "deals-empty",
    state: "empty",
    answers: [deals([], { waiting: 0, active: 0, done: 12 })],
  },
  {
    ...listed,
    name: "deals-long",
    state: "long",
    answers: [
      deals([aDealCard({ productName: longOffer.productName, name: typed.unbrokenJapanese, unread: 99 })]),
    ],
  },
  sceneOf("deal", answering, review),
  { ...page, name: "deal-loading", state: "loading", title, answers: [held(getDeal)] },
  { ...page, name: "deal-error", state: "error", title, answers: [refusal(getDeal, "unexpected")] },
  {
    ...page,
    name: "deal-unavailable",
    state: "empty",
    title: { ja: "取引を表示できません", en: "This deal can't be shown" },
    answers: [refusal(getDeal, "dataNotFound")],
  },
  sceneOf("deal-changed", changed, { ja: "2つの条件が変わりました", en: "2 terms have changed" }),
  sceneOf("deal-past", { ...answering, terms: past, can: ["counter", "accept", "decline"] }, review),
  sceneOf("deal-missing", { ...answering, missing: ["dob", "platform", "guardian"] }, review),
  {
    ...sceneOf(
      "deal-long",
      {
        ...answering,
        productName: longOffer.productName,
        company: { ...answering.company, name: longOffer.productName ?? "" },
        terms: someTerms({
          ...terms,
          content: longOffer.description ?? "",
          note: longOffer.situation,
          feeYen: 50_000_000,
        }),
      },
      review,
    ),
    state: "long",
  },
  sceneOf(
    "deal-charging",
    aDeal({
      ...contracted,
      funding: "charging",
      turn: "company",
      turnKind: "fund",
      turnDueAt: due,
      can: ["message", "cancel"],
    }),
    { ja: "企業のお支払いを確認しています", en: "Confirming the company's payment" },
  ),
  sceneOf(
    "deal-expired",
    aDeal({
      terms,
      state: "expired",
      endReason: "expired",
      turn: "none",
      turnKind: null,
      turnDueAt: null,
      can: [],
    }),
    { ja: "期限が過ぎたため終了しました", en: "This ended because time ran out" },
  ),
  sceneOf("deal-paying", aDeal({ ...taken, paymentStage: "scheduled", payDueOn: "2026-12-30" }), {
    ja: "12月30日（水）に届きます",
    en: "Arrives on Wed 30 Dec",
  }),
  sceneOf(
    "deal-held",
    aDeal({
      ...{ ...taken, paymentStage: "due", isPaymentHeld: true },
      payment: aPaymentStanding({ reason: "held", heldFor: "本人確認の書類を確認しています。" }),
    }),
    { ja: "報酬の振込を一時停止しています", en: "Your payment is on hold" },
  ),
  sceneOf(
    "deal-pay-failed",
    aDeal({
      ...{ ...taken, paymentStage: "failed" },
      payment: aPaymentStanding({ reason: null, actor: "creator", failure: "nameMismatch" }),
    }),
    { ja: "報酬をお振り込みできませんでした", en: "The transfer failed" },
  ),
  sceneOf(
    "deal-payment-check",
    aDeal({
      ...{
        ...taken,
        state: "reported",
        hold: "dispute",
        turn: "operator",
        turnKind: "decide",
        turnDueAt: due,
      },
      events: [
        aDealEvent({ act: "report", actor: "creator", state: "reported", version: null }),
        aDealEvent({ act: "dispute", actor: "stripe", state: "reported", version: null }),
      ],
    }),
    { ja: "運営がお支払いを確認しています", en: "Our team is checking the payment" },
  ),
  sceneOf(
    "deal-disputed",
    aDeal({
      ...{ ...taken, state: "reported", hold: "dispute", turn: "operator", turnKind: "decide" },
      ...{ turnDueAt: due, payDueOn: "2026-12-30", disputes: [aDispute()] },
      report: aReport({ rejections: [{ ...sentBack, isContested: true }] }),
    }),
    { ja: "運営が内容を確認しています", en: "Our team is looking into it" },
  ),
  sceneOf("deal-written-off", aDeal({ ...taken, paymentStage: "failed", isWrittenOff: true }), {
    ja: "受け取りの期限が過ぎました",
    en: "The time to claim this is over",
  }),
  { ...sceneOf("deal-accept", answering, review), state: "open", act: open(agree) },
  { ...sceneOf("deal-decline", answering, review), state: "open", act: open(decline) },

  editor,
  {
    ...editor,
    name: "deal-terms-refused",
    state: "refused",
    act: inTurn(fill({ feeYen: "", postTo: "" }), send, seeFault),
  },
  { ...noEditor, name: "deal-terms-loading", state: "loading", answers: [held(getDeal)] },
  { ...noEditor, name: "deal-terms-error", state: "error", answers: [refusal(getDeal, "unexpected")] },
  sheet,
  {
    ...sheet,
    name: "deal-sheet-loading",
    state: "loading",
    title: { ja: "取引条件書", en: "Terms sheet" },
    answers: [held(getTerms)],
  },
  {
    ...sheet,
    name: "deal-sheet-unavailable",
    state: "error",
    title: { ja: "条件書を表示できません", en: "This sheet can't be shown" },
    answers: [refusal(getTerms, "dataNotFound")],
  },
];

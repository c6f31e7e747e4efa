import { dealPath, dealSheetPath, dealTermsPath, paths } from "@tomoru/company/paths";
import { listCompanyMessages } from "@tomoru/contract/company/deal-messages";
import { getCompanyDeal, getCompanyTerms, listCompanyDeals } from "@tomoru/contract/company/deals";
import type { CompanyDeal } from "@tomoru/contract/deals/deal";
import type { DealCard } from "@tomoru/contract/deals/deal-card";
import {
  aCompanyDeal,
  aDealCard,
  aDealCharge,
  aTermsVersion,
  someTerms,
} from "@tomoru/contract/testing/deal.builder";
import { aDispute } from "@tomoru/contract/testing/delivery.builder";
import { aMessage } from "@tomoru/contract/testing/message.builder";
import { open } from "../../act.ts";
import { type Answer, answer, held, refusal } from "../../answer.ts";
import { longOffer, typed } from "../../fixtures/extremes.ts";
import type { Said, Scene } from "../../scene.ts";

const dealId = aCompanyDeal().dealId;
const due = "2026-12-08T15:00:00.000Z";
/** The scenes' clock stands at the first of December. */
const terms = someTerms({ draftDueOn: "2026-12-11", postFrom: "2026-12-17", postTo: "2026-12-23" });
/** Nobody has answered them in time, and no version is left. */
const past = someTerms({ draftDueOn: "2026-11-20", postFrom: "2026-11-22", postTo: "2026-11-30" });
const thread = answer(listCompanyMessages, {
  docs: [aMessage({ from: "creator", isRead: true })],
  nextCursor: null,
});
const version = { sentAt: "2026-11-30T03:00:00.000Z", sha256: "a".repeat(64) };
const countered = aCompanyDeal({
  ...{ terms, turn: "company", turnKind: "answer", turnDueAt: due, versionsLeft: 4 },
  versions: [
    { ...version, version: 1, by: "company" },
    { ...version, version: 2, by: "creator" },
  ],
  diff: { sinceVersion: 1, fields: ["feeYen"], before: someTerms({ ...terms, feeYen: 80_000 }) },
  can: ["counter", "accept", "decline", "message"],
});
const page: Scene = {
  name: "company-deal",
  site: "company",
  page: "deal",
  state: "loaded",
  path: dealPath(dealId),
  signedIn: true,
};

function sceneOf(name: string, deal: CompanyDeal, title: Said): Scene {
  return { ...page, name: `company-${name}`, title, answers: [answer(getCompanyDeal, deal), thread] };
}

/** The work is done and taken, and its creator never claimed what it pays. */
const unclaimed = aCompanyDeal({
  ...{ terms, state: "accepted", turn: "none", turnKind: null, turnDueAt: null },
  ...{ contractVersion: 1, contractedAt: "2026-11-30T01:00:00.000Z", funding: "secured", postsMissing: [] },
  ...{ paymentStage: "failed", isWrittenOff: true, can: ["message"] },
});

/** The same, which we keep while we check. */
const kept = aCompanyDeal({ ...unclaimed, paymentStage: "due", isWrittenOff: false, isPaymentHeld: true });
/** Just agreed: the card is asked. */
const charging = aCompanyDeal({
  ...{ terms, state: "contracted", turn: "company", turnKind: "fund", turnDueAt: due },
  ...{ contractVersion: 1, contractedAt: "2026-12-01T01:00:00.000Z", funding: "charging" },
  ...{ charge: aDealCharge({ state: "charging", paidAt: null }), can: ["message"] },
});

/** What the operator decided after a report. */
const decided = aCompanyDeal({
  ...{ terms, state: "cancelled", endReason: "decided", creatorPct: 40, funding: "secured" },
  ...{ turn: "none", turnKind: null, turnDueAt: null, contractVersion: 1, can: ["message"] },
  ...{ contractedAt: "2026-10-30T01:00:00.000Z", paymentStage: "due", payDueOn: "2026-12-15" },
  paymentId: "019ab0c0-0000-7000-8000-000000000001",
  money: { feeYen: 40_000, taxYen: 4000, toolFeeYen: 4000, toolTaxYen: 400, chargeYen: 48_400 },
  disputes: [
    aDispute({
      ...{ decision: "cancel", creatorPct: 40, decidedAt: "2026-11-30T00:00:00.000Z" },
      decidedReason: "動画の長さが、条件の半分でした。",
    }),
  ],
});

const wished = { ja: "1つの条件に変更の希望があります", en: "1 term has a requested change" };
const agree = { ja: "この条件で契約する", en: "Agree to these terms" };
const title = { ja: "取引", en: "Deal" };

const listed: Scene = {
  ...page,
  name: "company-deals",
  page: "deals",
  path: paths.deals,
  title: { ja: "取引", en: "Deals" },
  answers: [
    deals([
      aDealCard({ name: "さくら", turn: "company", turnDueAt: due, unread: 2, yen: 100_000 }),
      aDealCard({
        ...{
          dealId: "E".repeat(22),
          name: "水野 はるか",
          platform: "tiktok",
          turnDueAt: due,
          turn: "company",
        },
        ...{ state: "draft_review", turnKind: "review", funding: "secured", yen: 80_000 },
      }),
    ]),
  ],
};

function deals(docs: DealCard[], counts = { waiting: docs.length, active: 3, done: 12 }): Answer {
  return answer(listCompanyDeals, { docs, nextCursor: null, counts });
}

/** No deal yet, or none: its page has a title of its own then. */
const editor: Scene = {
  ...page,
  page: "dealTerms",
  path: dealTermsPath(dealId),
  title: { ja: "条件", en: "Terms" },
};

const sheet: Scene = {
  ...page,
  name: "company-deal-sheet",
  page: "dealSheet",
  path: dealSheetPath({ dealId, version: 1 }),
  title: { ja: "取引条件書 第1版", en: "Terms sheet, version 1" },
  answers: [answer(getCompanyTerms, aTermsVersion())],
};

export const companyDealScenes: readonly Scene[] = [
  listed,
  { ...listed, name: "company-deals-loading", state: "loading", answers: [held(listCompanyDeals)] },
  {
    ...listed,
    name: "company-deals-error",
    state: "error",
    answers: [refusal(listCompanyDeals, "unexpected")],
  },
  {
    ...listed,
    name: "company-deals-empty",
    state: "empty",
    answers: [deals([], { waiting: 0, active: 0, done: 12 })],
  },
  {
    ...listed,
    name: "company-deals-long",
    state: "long",
    answers: [
      deals([aDealCard({ productName: longOffer.productName, name: typed.unbrokenJapanese, unread: 99 })]),
    ],
  },

  sceneOf("deal", countered, wished),
  sceneOf(
    "deal-past",
    { ...countered, terms: past, versionsLeft: 0, can: ["accept", "decline", "message"] },
    wished,
  ),
  { ...page, name: "company-deal-loading", state: "loading", title, answers: [held(getCompanyDeal)] },
  {
    ...page,
    name: "company-deal-error",
    state: "error",
    title,
    answers: [refusal(getCompanyDeal, "unexpected")],
  },
  {
    ...page,
    name: "company-deal-unavailable",
    state: "empty",
    title: { ja: "取引を表示できません", en: "This deal can't be shown" },
    answers: [refusal(getCompanyDeal, "dataNotFound")],
  },
  sceneOf("deal-charging", charging, { ja: "代金を確保しています", en: "Securing the money" }),
  sceneOf("deal-held", kept, {
    ja: "支払いの前に、Tomoruが確認しています",
    en: "We are checking before we pay",
  }),
  sceneOf("deal-decided", decided, { ja: "取り消された取引です", en: "This deal was cancelled" }),
  sceneOf("deal-written-off", unclaimed, { ja: "支払いを終えました", en: "No longer paid" }),
  { ...sceneOf("deal-accept", countered, wished), state: "open", act: open(agree) },
  {
    ...sceneOf(
      "deal-long",
      {
        ...countered,
        productName: longOffer.productName,
        creator: { ...countered.creator, name: typed.unbrokenJapanese.slice(0, 50) },
        terms: someTerms({ ...terms, content: longOffer.description ?? "", feeYen: 50_000_000 }),
      },
      wished,
    ),
    state: "long",
  },

  {
    ...page,
    name: "company-deal-terms",
    page: "dealTerms",
    path: dealTermsPath(dealId),
    title: { ja: "条件をもう一度提案する", en: "Propose the terms again" },
    answers: [answer(getCompanyDeal, countered), thread],
  },
  { ...editor, name: "company-deal-terms-loading", state: "loading", answers: [held(getCompanyDeal)] },
  {
    ...editor,
    name: "company-deal-terms-error",
    state: "error",
    answers: [refusal(getCompanyDeal, "unexpected")],
  },

  sheet,
  {
    ...sheet,
    name: "company-deal-sheet-loading",
    state: "loading",
    title: { ja: "取引条件書", en: "Terms sheet" },
    answers: [held(getCompanyTerms)],
  },
  {
    ...sheet,
    name: "company-deal-sheet-error",
    state: "error",
    title: { ja: "取引条件書", en: "Terms sheet" },
    answers: [refusal(getCompanyTerms, "unexpected")],
  },
];

import type { CreatorDeal } from "@tomoru/contract/deals/deal";
import { listMessages } from "@tomoru/contract/influencer/deal-messages";
import { getDeal } from "@tomoru/contract/influencer/deals";
import { aDeal, someTerms } from "@tomoru/contract/testing/deal.builder";
import { aDispute, aPost, aReport } from "@tomoru/contract/testing/delivery.builder";
import { aMessage } from "@tomoru/contract/testing/message.builder";
import { dealPath } from "@tomoru/influencer/paths";
import { open } from "../act.ts";
import { answer } from "../answer.ts";
import type { Scene } from "../scene.ts";

const dealId = aDeal().dealId;
const terms = someTerms({ draftDueOn: "2026-11-11", postFrom: "2026-11-17", postTo: "2026-11-23" });
const sentBack = {
  fact: "notAsApproved",
  words: "承認した下書きより短い動画です。",
  rejectedAt: "2026-11-25T03:00:00.000Z",
} as const;
/** Reported on the last day of posting. */
const reported = {
  ...{ terms, funding: "secured", contractVersion: 1, posts: [aPost()], postsMissing: [] },
  contractedAt: "2026-10-30T01:00:00.000Z",
} satisfies Partial<CreatorDeal>;

/** The scenes' clock stands at the first of December. */
const rejected = aDeal({
  ...{ ...reported, state: "draft_approved", turn: "creator", turnKind: "repair" },
  ...{ turnDueAt: "2026-12-08T15:00:00.000Z", can: ["addPost", "report", "contest", "message"] },
  report: aReport({ rejections: [{ ...sentBack, isContested: false }] }),
});
const decided = aDeal({
  ...{ ...reported, state: "cancelled", endReason: "decided", creatorPct: 40 },
  ...{ turn: "none", turnKind: null, turnDueAt: null, can: ["message"] },
  ...{ paymentStage: "due", payDueOn: "2026-12-15" },
  money: { feeYen: 40_000, taxYen: 4000, withholdingYen: 0, netYen: 44_000 },
  report: aReport({ rejections: [{ ...sentBack, isContested: true }] }),
  disputes: [
    aDispute({
      ...{ decision: "cancel", creatorPct: 40, decidedAt: "2026-11-30T00:00:00.000Z" },
      decidedReason: "動画の長さが、条件の半分でした。",
    }),
  ],
});

const page: Scene = {
  name: "deal-decided",
  page: "deal",
  state: "loaded",
  path: dealPath(dealId),
  signedIn: true,
  title: { ja: "取り消された取引です", en: "This deal was cancelled" },
};
const thread = answer(listMessages, { docs: [aMessage({ isRead: true })], nextCursor: null });

export const dealDecisionScenes: readonly Scene[] = [
  { ...page, answers: [answer(getDeal, decided), thread] },
  {
    ...page,
    name: "deal-contest",
    state: "open",
    title: { ja: "報告を直してください", en: "Please correct your report" },
    answers: [answer(getDeal, rejected), thread],
    act: open({ ja: "運営に判断を求める", en: "Ask us to decide" }),
  },
];

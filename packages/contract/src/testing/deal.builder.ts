import { chargeOf, creatorAmountsOf } from "../deals/amounts.ts";
import type { CompanyDeal, CreatorDeal, DealEvent, DealPayment } from "../deals/deal.ts";
import type { DealCard, HomeDeals } from "../deals/deal-card.ts";
import type { DealCharge } from "../deals/funding.ts";
import { payTableOf } from "../deals/pay-dates.ts";
import type { Sheet, Terms, TermsVersion } from "../deals/terms.ts";
import { aCompanyCard } from "./company-card.builder.ts";

const dealId = "AAAAAAAAAAAAAAAAAAAAAA";
const sha256 = "4f8b42c22dd3729b519ba6f68d2da7cc5b2d606d05daed5ad5128cc03e6c6358";
const sentAt = "2026-11-20T03:00:00.000Z";

/** What a company offers: one reel, with a draft before it. */
export function someTerms(part: Partial<Terms> = {}): Terms {
  return {
    feeYen: 100_000,
    content: "「しずく」を1週間お使いいただき、朝の支度の様子を1分ほどのリールにしてください。",
    formats: [{ format: "reel", count: 1 }],
    draftRequired: true,
    draftDueOn: "2026-12-04",
    revisions: 2,
    postFrom: "2026-12-10",
    postTo: "2026-12-16",
    keepDays: 30,
    payCycle: "half",
    withholding: { kind: "none", reason: "ownPost" },
    usage: { scope: "none", channels: null, until: null },
    prLabel: "#PR",
    exclusivity: null,
    shipping: null,
    clientName: null,
    note: null,
    ...part,
  };
}

const moneyOf = ({ feeYen, withholding, postTo }: Terms) =>
  creatorAmountsOf({ feeYen, kind: withholding.kind, paidOn: postTo });

export function aSheet(part: Partial<Sheet> = {}): Sheet {
  const terms = part.terms ?? someTerms();
  return {
    dealId,
    version: 1,
    by: "company",
    sentAt,
    orderer: {
      companyId: aCompanyCard().companyId,
      kind: "corporate",
      name: "株式会社みなと珈琲",
      representative: "佐藤 一郎",
      address: "東京都渋谷区神南1-2-3 みなとビル4階",
      invoiceNumber: "T7000012050002",
      hasEmployees: true,
      isRecommission: false,
      clientName: null,
    },
    creator: { name: "さくら", handle: "sakura.days" },
    platform: "instagram",
    productName: "うるおい化粧水「しずく」",
    place: "連携済みアカウントへの投稿とTomoruでの報告",
    inspectionDays: 7,
    ...moneyOf(terms),
    payTable: payTableOf({ postFrom: terms.postFrom, postTo: terms.postTo, cycle: terms.payCycle }),
    payBy: "bankTransfer",
    terms,
    ...part,
  };
}

export function aTermsVersion(part: Partial<TermsVersion> = {}): TermsVersion {
  return {
    sheet: aSheet(),
    sha256,
    acceptances: [{ side: "company", at: sentAt }],
    parties: null,
    ...part,
  };
}

export function aDealEvent(part: Partial<DealEvent> = {}): DealEvent {
  return { at: sentAt, actor: "company", act: "propose", state: "terms", version: 1, ...part };
}

/** As a creator lists it: terms came, and wait for an answer. */
export function aDealCard(part: Partial<DealCard> = {}): DealCard {
  return {
    dealId,
    productName: "うるおい化粧水「しずく」",
    platform: "instagram",
    name: "株式会社みなと珈琲",
    isVerified: true,
    state: "terms",
    endReason: null,
    turn: "creator",
    turnKind: "answer",
    turnDueAt: "2026-11-27T15:00:00.000Z",
    hold: null,
    funding: "none",
    unread: 0,
    yen: 110_000,
    paymentStage: null,
    payDueOn: null,
    updatedAt: sentAt,
    ...part,
  };
}

const common = {
  dealId,
  source: "offer",
  platform: "instagram",
  productName: "うるおい化粧水「しずく」",
  state: "terms",
  endReason: null,
  endWords: null,
  turn: "creator",
  turnKind: "answer",
  turnDueAt: "2026-11-27T15:00:00.000Z",
  revision: 1,
  funding: "none",
  paymentStage: null,
  isWrittenOff: false,
  hold: null,
  versionsLeft: 5,
  sha256,
  diff: null,
  contractVersion: null,
  contractedAt: null,
  draftRound: 0,
  payDueOn: null,
  proposal: null,
  creatorPct: null,
  unread: 0,
  missing: [],
  draftRoundsLeft: 3,
  report: null,
  paper: null,
  createdAt: "2026-11-19T03:00:00.000Z",
  updatedAt: sentAt,
} as const satisfies Partial<CreatorDeal>;

const parts = () => ({
  company: aCompanyCard(),
  creator: { creatorId: "CCCCCCCCCCCCCCCCCCCCCC", name: "さくら", handle: "sakura.days" },
  versions: [{ version: 1, by: "company" as const, sentAt, sha256 }],
  drafts: [],
  posts: [],
  postsMissing: [{ kind: "reel" as const, count: 1 }],
  disputes: [],
  events: [aDealEvent({ at: common.createdAt, actor: "creator", act: "open", version: null }), aDealEvent()],
});

/** The standing of money that waits for its day. */
export function aPaymentStanding(part: Partial<DealPayment> = {}): DealPayment {
  return {
    ...{ paymentId: "019ab4d2-0000-7000-8000-0000000000d1", reason: "waiting", actor: "tomoru" },
    ...{ heldFor: null, failure: null },
    ...part,
  };
}

/** As the creator reads it, who is to answer the first version. */
export function aDeal(part: Partial<CreatorDeal> = {}): CreatorDeal {
  const terms = part.terms === undefined ? someTerms() : part.terms;
  return {
    ...common,
    ...parts(),
    terms,
    money: terms && moneyOf(terms),
    clashes: [],
    can: ["counter", "accept", "decline", "message"],
    ...part,
  };
}

/** The same as the company reads it, who waits. */
export function aCompanyDeal(part: Partial<CompanyDeal> = {}): CompanyDeal {
  const terms = part.terms === undefined ? someTerms() : part.terms;
  return {
    ...common,
    ...parts(),
    terms,
    money: terms && chargeOf({ feeYen: terms.feeYen, toolFeeBps: 1000 }),
    leastFeeYen: 50_000,
    asked: null,
    estimate: { minYen: 250_000, maxYen: 374_400 },
    balanceYen: 0,
    charge: null,
    transfer: null,
    can: ["replace", "decline", "message"],
    ...part,
  };
}

/** By card, refused. */
export function aDealCharge(part: Partial<DealCharge> = {}): DealCharge {
  return {
    chargeId: "01a1b2c3-0000-7000-8000-0000000000c1",
    way: "card",
    state: "failed",
    fault: "refused",
    yen: 121_000,
    balanceYen: 0,
    dueAt: "2026-11-28T03:00:00.000Z",
    paidAt: null,
    refunds: [],
    ...part,
  };
}

export function someHomeDeals(part: Partial<HomeDeals> = {}): HomeDeals {
  return {
    waitingCount: 0,
    unreadCount: 0,
    first: null,
    chosen: null,
    next: [],
    securedYen: 0,
    paidOfferCount: null,
    nextPayment: null,
    ...part,
  };
}

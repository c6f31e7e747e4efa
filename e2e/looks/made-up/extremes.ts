import type { ResultOf } from "@tomoru/contract/endpoint";
import type { BankInfo } from "@tomoru/contract/influencer/bank";
import type { Home } from "@tomoru/contract/influencer/home";
import type { Offer, OfferPage } from "@tomoru/contract/influencer/offers";
import type { getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import type { Profile } from "@tomoru/contract/influencer/profile";
import type { LinkedAccount } from "@tomoru/contract/influencer/social";
import { creator, instagram } from "./creator.ts";
import { bankInfo, home, revenueOf } from "./money.ts";
import { pending } from "./offers.ts";

/** 40 characters that no rule of any language breaks. */
const unbroken = "W".repeat(40);
/** 150 characters of Japanese without a mark to break at. */
const unbrokenJapanese = "夜明前水面静寂".repeat(22).slice(0, 150);
/** From right to left and from left to right in one line, in scripts that the common fonts have: a picture must not depend on rare ones. */
const mixed = "مرحبا بالعالم 化粧水 שלום עולם Καλημέρα Привет 123 ¥ cafe\u0301 (עברית) 新作！؟";
const longEmail = `${"a".repeat(64)}@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.example`;
const mostYen = 9_999_999_999;

export const longEmail254 = longEmail.padEnd(254, "e").slice(0, 254);

export const longCreator: Profile = {
  ...creator,
  fullName: unbroken,
  email: longEmail254,
  creatorName: "ば".repeat(50),
  bio: unbrokenJapanese,
  category: ["beauty", "fashion", "food", "travel"],
  pendingOfferCount: 12_345,
};

export const longOffer: Offer = {
  ...pending,
  productName: unbroken,
  productInfo: unbrokenJapanese,
  description: `${mixed}\n${unbrokenJapanese}\n${"very ".repeat(60)}long`,
  situation: mixed,
  period: { from: "2026-12-01", to: "2031-12-31" },
  estBudget: { minYen: 0, maxYen: mostYen },
  productUrl: `https://shop.example/${"path".repeat(100)}`,
  tieUpexp: unbrokenJapanese,
  postFormat: [unbroken, "ばける".repeat(16), "リール"],
};

export const mixedOffer: Offer = {
  ...longOffer,
  _id: "5",
  offerId: "AAAAAAAAAAAAAAAAAAAAA5",
  platform: "youtube",
  productName: mixed,
  estBudget: { minYen: mostYen, maxYen: null },
  isApproval: true,
  decidedAt: "2026-11-20T03:00:00Z",
};

const longCounts = { all: 12_345, pending: 12_000, approved: 300, rejected: 45 };

export const longOffers: OfferPage = {
  docs: [longOffer, mixedOffer],
  hasNextPage: false,
  nextCursor: null,
  counts: longCounts,
};

export const longHome: Home = {
  ...home,
  pendingOfferCount: 12_345,
  firstPending: longOffer,
  upcoming: [mixedOffer, { ...longOffer, isApproval: true }],
  offerCounts: longCounts,
  thisMonthYen: mostYen,
  failedYen: mostYen,
  revenueByMonth: revenueOf([9_999_999, 0, 1, mostYen, 0, 0, 0, 0, 0, 0, 0, mostYen]),
};

export const longPayments: ResultOf<typeof listPayments> = {
  docs: [
    { id: "1", date: "2026-11-30", description: unbroken, amount: mostYen, status: "Pending" },
    { id: "2", date: "2026-10-31", description: unbrokenJapanese, amount: 9_999_999, status: "Failed" },
    { id: "3", date: "2026-09-30", description: mixed, amount: 0, status: "Paid" },
  ],
  hasNextPage: false,
  totals: { paidYen: mostYen, pendingYen: mostYen, failedYen: 9_999_999 },
};

export const longSummary: ResultOf<typeof getPaymentSummary> = {
  next: { date: "2026-12-25", yen: mostYen, payments: 9_999 },
  failed: { yen: mostYen, payments: 99, bankSavedSince: false },
  account: { bankName: unbrokenJapanese.slice(0, 100), lastDigits: "999" },
  years: [{ year: 2026, payments: 9_999, grossYen: mostYen, withheldYen: 9_999_999, netYen: mostYen }],
};

export const longBank: BankInfo = {
  ...bankInfo,
  fullName: unbroken,
  bankName: unbrokenJapanese.slice(0, 100),
  branchName: "支店".repeat(50),
  accountNumber: "9".repeat(20),
  accountName: "ヤマダ".repeat(16),
};

export const longAccount: LinkedAccount = {
  ...instagram,
  handle: unbroken,
  displayName: mixed,
  followers: 9_999_999_999,
  recentViews: [0, 9_999_999_999, 1],
};

/** For what a person types. */
export const typed = { unbroken, unbrokenJapanese, mixed };

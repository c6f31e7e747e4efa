import type { ResultOf } from "@tomoru/contract/endpoint";
import type { BankInfo, BankListEntry } from "@tomoru/contract/influencer/bank";
import type { Home } from "@tomoru/contract/influencer/home";
import type { getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import { creator, newcomer } from "./creator.ts";
import { approved, noOffers, offerPage, pending } from "./offers.ts";

const earned = [20_000, 0, 45_000, 80_000, 60_000, 0, 95_000, 30_000, 110_000, 70_000, 88_000, 120_000];
const months = Array.from({ length: 12 }, (_, index) =>
  new Date(Date.UTC(2026, index, 1)).toISOString().slice(0, 7),
);

export const revenueOf = (amounts: readonly number[]) =>
  months.map((month, index) => ({ month, yen: amounts[index] ?? 0 }));

export const home: Home = {
  pendingOfferCount: 3,
  firstPending: pending,
  lastDecided: approved,
  upcoming: [approved],
  offerCounts: offerPage.counts,
  thisMonthYen: 120_000,
  failedYen: 0,
  bankSavedSince: false,
  revenueByMonth: revenueOf(earned),
  setup: { socialLinked: true, bankRegistered: false, profileComplete: true },
  socialAccounts: creator.socialAccounts,
  plan: { id: "influencer", name: "Influencer", priceYen: 0, status: "active", endsOn: null },
};

/** A payment came back, and only the creator can help it on. */
export const failedHome: Home = { ...home, failedYen: 88_000 };

/** The bank details are right by now, and the next transfer has not been made yet. */
export const payAgainHome: Home = {
  ...failedHome,
  bankSavedSince: true,
  setup: { ...failedHome.setup, bankRegistered: true },
};

/** The last offer is answered, nothing new has come. */
export const quietHome: Home = {
  ...home,
  pendingOfferCount: 0,
  firstPending: null,
  setup: { socialLinked: true, bankRegistered: true, profileComplete: true },
};

export const newHome: Home = {
  ...home,
  pendingOfferCount: 0,
  firstPending: null,
  lastDecided: null,
  upcoming: [],
  offerCounts: noOffers.counts,
  thisMonthYen: 0,
  revenueByMonth: revenueOf([]),
  setup: { socialLinked: false, bankRegistered: false, profileComplete: false },
  socialAccounts: newcomer.socialAccounts,
};

/** Everything is set up, and nobody has written yet. */
export const readyHome: Home = { ...newHome, setup: quietHome.setup, socialAccounts: creator.socialAccounts };

export const leavingHome: Home = {
  ...home,
  plan: { ...home.plan, status: "withdrawing", endsOn: "2026-12-31" },
};

type PaymentPage = ResultOf<typeof listPayments>;

export const payments: PaymentPage = {
  docs: [
    {
      id: "1",
      date: "2026-12-25",
      description: "うるおい化粧水「しずく」",
      amount: 120_000,
      status: "Pending",
    },
    { id: "2", date: "2026-10-31", description: "朝のハンドクリーム", amount: 88_000, status: "Paid" },
    { id: "3", date: "2026-09-30", description: "旅のおともポーチ", amount: 70_000, status: "Paid" },
  ],
  hasNextPage: false,
  totals: { paidYen: 510_000, pendingYen: 120_000, failedYen: 0 },
};

export const failedPayments: PaymentPage = {
  ...payments,
  docs: payments.docs.map((doc) => (doc.id === "2" ? { ...doc, status: "Failed" } : doc)),
  totals: { ...payments.totals, failedYen: 88_000 },
};

export const noPayments: PaymentPage = {
  docs: [],
  hasNextPage: false,
  totals: { paidYen: 0, pendingYen: 0, failedYen: 0 },
};

type Summary = ResultOf<typeof getPaymentSummary>;

const paidYears = [
  { year: 2026, payments: 12, grossYen: 1_182_000, withheldYen: 0, netYen: 1_182_000 },
  { year: 2025, payments: 5, grossYen: 260_000, withheldYen: 26_546, netYen: 233_454 },
];

/** A transfer is on its way to a registered account. */
export const summary: Summary = {
  next: { date: "2026-12-25", yen: 120_000, payments: 1 },
  failed: null,
  account: { bankName: "みずほ銀行", lastDigits: "567" },
  years: paidYears,
};

export const failedSummary: Summary = {
  ...summary,
  failed: { yen: 88_000, payments: 1, bankSavedSince: false },
};

/** The bank details are right by now, and what came back is transferred once more. */
export const payAgainSummary: Summary = {
  ...summary,
  failed: { yen: 88_000, payments: 1, bankSavedSince: true },
};

/** Something is due, and there is no account to transfer it to. */
export const unaddressedSummary: Summary = { ...summary, account: null };

/** The day is over, and nobody has told yet how it went. */
export const overdueSummary: Summary = {
  ...summary,
  next: { date: "2026-01-05", yen: 120_000, payments: 2 },
};

/** An account, a year behind her, and nothing due. */
export const quietSummary: Summary = { ...summary, next: null };

export const newSummary: Summary = { next: null, failed: null, account: null, years: [] };

export const bankInfo: BankInfo = {
  fullName: "山田 花子",
  bankName: "みずほ銀行",
  branchName: "渋谷支店",
  accountType: "savings",
  accountNumber: "01234567",
  accountName: "ヤマダ ハナコ",
};

export const banks: BankListEntry[] = [
  { code: "0001", name: "みずほ銀行", hira: "みずほ", roma: "mizuho" },
  { code: "0005", name: "三菱ＵＦＪ銀行", hira: "みつびしゆ－えふじえい", roma: "mitsubishiyuefujiei" },
  { code: "9900", name: "ゆうちょ銀行", hira: "ゆうちよ", roma: "yuuchiyo" },
];

export const branches: BankListEntry[] = [
  { code: "001", name: "東京営業部", hira: "とうきよう", roma: "toukiyou" },
  { code: "210", name: "渋谷支店", hira: "しぶや", roma: "shibuya" },
];

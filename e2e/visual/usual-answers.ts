import { getBankInfo, listBanks, listBranches } from "@tomoru/contract/influencer/bank";
import { getBankPayout } from "@tomoru/contract/influencer/bank-payout";
import { previewClose } from "@tomoru/contract/influencer/close-preview";
import { getPayment, getStatement } from "@tomoru/contract/influencer/deal-payments";
import { getDiscovery } from "@tomoru/contract/influencer/discovery";
import { getHome } from "@tomoru/contract/influencer/home";
import { getPlan } from "@tomoru/contract/influencer/membership";
import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import { getProfile, listCategories } from "@tomoru/contract/influencer/profile";
import { listSocialAccounts } from "@tomoru/contract/influencer/social";
import { getTaxSummary } from "@tomoru/contract/influencer/tax-summary";
import { aBankPayout, aTaxSummary } from "@tomoru/contract/testing/deal-payment.builder";
import { anOfferDeal } from "@tomoru/contract/testing/offer-deal.builder";
import { type Answer, answer } from "./answer.ts";
import { categories, creator, instagram, tiktok } from "./fixtures/creator.ts";
import {
  bankInfo,
  banks,
  branches,
  home,
  leaving,
  payment,
  payments,
  statement,
  summary,
} from "./fixtures/money.ts";
import { offerPage, pending } from "./fixtures/offers.ts";
import type { SiteName } from "./scene.ts";
import { usualOfCompanies } from "./usual-company-answers.ts";

/** Unless a scene has others: a creator of a year. */
const ofCreators: readonly Answer[] = [
  answer(getProfile, creator),
  answer(getHome, home),
  answer(getPlan, home.plan),
  answer(previewClose, leaving),
  answer(listOffers, offerPage),
  answer(getOffer, pending),
  answer(getOfferDeal, anOfferDeal()),
  answer(listPayments, payments),
  answer(getPaymentSummary, summary),
  answer(getPayment, payment),
  answer(getStatement, statement),
  answer(getBankInfo, bankInfo),
  answer(getBankPayout, aBankPayout({ bankCode: "0001", lastDigits: "567" })),
  answer(getTaxSummary, aTaxSummary()),
  answer(listBanks, banks),
  answer(listBranches, branches),
  answer(listCategories, categories),
  answer(getDiscovery, { isDiscoverable: true, reason: null, isAnswered: true, preview: null }),
  answer(listSocialAccounts, {
    accounts: [instagram, tiktok],
    available: ["instagram", "tiktok", "youtube"],
  }),
];

export function usualAnswersOf(site: SiteName = "influencer"): readonly Answer[] {
  return site === "company" ? usualOfCompanies : ofCreators;
}

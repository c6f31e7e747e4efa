import { login, logout, refreshToken, register, verifySignUpEmail } from "./accounts/auth.ts";
import {
  requestPasswordCode,
  resetPassword,
  updatePassword,
  verifyPasswordCode,
} from "./accounts/passwords.ts";
import type { Endpoint } from "./endpoint.ts";
import { requestEmailUpdate, updateEmail, updateProfile } from "./influencer/account.ts";
import { getBankInfo, listBanks, listBranches, updateBankInfo } from "./influencer/bank.ts";
import { getHome } from "./influencer/home.ts";
import { openEvents } from "./influencer/live.ts";
import {
  cancelMembership,
  closeAccount,
  getPlan,
  sendInquiry,
  sendOpenInquiry,
  updatePlan,
} from "./influencer/membership.ts";
import { decideOffer, getOffer, listOffers } from "./influencer/offers.ts";
import { downloadPaidYear, getPaymentSummary, listPayments } from "./influencer/payments.ts";
import { getProfile, listCategories } from "./influencer/profile.ts";
import { completeOauth, getOauthLink, listSocialAccounts, removeSocial } from "./influencer/social.ts";
import {
  listInquiries,
  listWithdrawals,
  sendOffers,
  sendPayments,
  setInfluencerStatus,
} from "./operator/operator.ts";

/** Every call there is, in the order of the API document. For the server and the document; a client imports the one it calls. */
export const endpoints: readonly Endpoint[] = [
  login,
  logout,
  refreshToken,
  verifySignUpEmail,
  register,
  requestPasswordCode,
  verifyPasswordCode,
  resetPassword,
  getProfile,
  updateProfile,
  updatePassword,
  requestEmailUpdate,
  updateEmail,
  listCategories,
  getPlan,
  updatePlan,
  cancelMembership,
  closeAccount,
  sendInquiry,
  sendOpenInquiry,
  getBankInfo,
  updateBankInfo,
  listBanks,
  listBranches,
  listSocialAccounts,
  getOauthLink,
  completeOauth,
  removeSocial,
  listOffers,
  getOffer,
  decideOffer,
  listPayments,
  getPaymentSummary,
  downloadPaidYear,
  getHome,
  openEvents,
  sendOffers,
  sendPayments,
  setInfluencerStatus,
  listInquiries,
  listWithdrawals,
];

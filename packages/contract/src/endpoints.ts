import { requestEmailUpdate, updateEmail, updateProfile } from "./account.ts";
import { login, logout, refreshToken, register, verifySignUpEmail } from "./auth.ts";
import { getBankInfo, listBanks, listBranches, updateBankInfo } from "./bank.ts";
import type { Endpoint } from "./endpoint.ts";
import { getHome } from "./home.ts";
import { openEvents } from "./live.ts";
import {
  cancelMembership,
  closeAccount,
  getPlan,
  sendInquiry,
  sendOpenInquiry,
  updatePlan,
} from "./membership.ts";
import { decideOffer, getOffer, listOffers } from "./offers.ts";
import { listInquiries, listWithdrawals, sendOffers, sendPayments, setInfluencerStatus } from "./operator.ts";
import { requestPasswordCode, resetPassword, updatePassword, verifyPasswordCode } from "./passwords.ts";
import { downloadPaidYear, getPaymentSummary, listPayments } from "./payments.ts";
import { getProfile, listCategories } from "./profile.ts";
import { completeOauth, getOauthLink, listSocialAccounts, removeSocial } from "./social.ts";

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

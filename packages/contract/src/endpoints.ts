import { login, logout, refreshToken, register, verifySignUpEmail } from "./auth.ts";
import type { Endpoint } from "./endpoint.ts";
import { getHome } from "./home.ts";
import { decideOffer, getOffer, listOffers } from "./offers.ts";
import { sendOffers, sendPayments } from "./operator.ts";
import { listPayments } from "./payments.ts";
import { getProfile, listCategories } from "./profile.ts";

/** Every call there is, in the order of the API document. For the server and the document; a client imports the one it calls. */
export const endpoints: readonly Endpoint[] = [
  login,
  logout,
  refreshToken,
  verifySignUpEmail,
  register,
  getProfile,
  listCategories,
  listOffers,
  getOffer,
  decideOffer,
  listPayments,
  getHome,
  sendOffers,
  sendPayments,
];

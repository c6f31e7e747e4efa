import { getHome } from "@tomoru/contract/influencer/home";
import { getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";

/** What can be read without a network. Bank, account and the lists of forms are read anew each time. */
export const keptEndpoints = [getHome, listOffers, getOffer, getPaymentSummary, listPayments];

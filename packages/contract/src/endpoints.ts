import * as companyAccounts from "./company/accounts.ts";
import * as billing from "./company/billing.ts";
import * as campaigns from "./company/campaigns.ts";
import * as cards from "./company/cards.ts";
import * as charges from "./company/charges.ts";
import * as companies from "./company/companies.ts";
import * as companyInquiries from "./company/company-inquiries.ts";
import * as consultations from "./company/consultations.ts";
import * as csv from "./company/csv.ts";
import * as companyDealEndings from "./company/deal-endings.ts";
import * as companyDealFiles from "./company/deal-files.ts";
import * as companyMessages from "./company/deal-messages.ts";
import * as companyDeals from "./company/deals.ts";
import * as companyDeliveries from "./company/deliveries.ts";
import * as creators from "./company/discovery.ts";
import * as companyHome from "./company/home.ts";
import * as invoices from "./company/invoices.ts";
import * as listGroups from "./company/list-groups.ts";
import * as lists from "./company/lists.ts";
import * as companyLive from "./company/live.ts";
import * as members from "./company/members.ts";
import * as savedSearches from "./company/saved-searches.ts";
import * as companySession from "./company/session.ts";
import * as companyStatements from "./company/statements.ts";
import * as work from "./company/work.ts";
import type { Endpoint } from "./endpoint.ts";
import * as account from "./influencer/account.ts";
import * as accounts from "./influencer/accounts.ts";
import * as bank from "./influencer/bank.ts";
import * as bankPayout from "./influencer/bank-payout.ts";
import * as calendar from "./influencer/calendar.ts";
import * as openCampaigns from "./influencer/campaigns.ts";
import * as closePreview from "./influencer/close-preview.ts";
import * as dealEndings from "./influencer/deal-endings.ts";
import * as dealFiles from "./influencer/deal-files.ts";
import * as dealMessages from "./influencer/deal-messages.ts";
import * as dealPayments from "./influencer/deal-payments.ts";
import * as deals from "./influencer/deals.ts";
import * as deliveries from "./influencer/deliveries.ts";
import * as discovery from "./influencer/discovery.ts";
import * as home from "./influencer/home.ts";
import * as live from "./influencer/live.ts";
import * as membership from "./influencer/membership.ts";
import * as offerDeal from "./influencer/offer-deal.ts";
import * as offers from "./influencer/offers.ts";
import * as payments from "./influencer/payments.ts";
import * as profile from "./influencer/profile.ts";
import * as session from "./influencer/session.ts";
import * as social from "./influencer/social.ts";
import * as tax from "./influencer/tax.ts";
import * as taxSummary from "./influencer/tax-summary.ts";
import * as operatorAudit from "./operator/audit.ts";
import * as operatorBilling from "./operator/billing.ts";
import * as operatorCompanies from "./operator/companies.ts";
import * as operatorNotices from "./operator/company-notices.ts";
import * as operatorCreators from "./operator/creators.ts";
import * as operatorDeals from "./operator/deals.ts";
import * as operatorKnownCreators from "./operator/known-creators.ts";
import * as operatorLedger from "./operator/ledger.ts";
import * as operator from "./operator/operator.ts";
import * as operatorPayments from "./operator/payments.ts";
import * as operatorPayouts from "./operator/payouts.ts";

const files = [
  ...[session, accounts, profile, account, membership, closePreview, bank, social, discovery],
  ...[offers, offerDeal, openCampaigns, payments, home, live],
  ...[companySession, companyAccounts, companies, members, companyInquiries, companyLive],
  ...[
    billing,
    cards,
    invoices,
    creators,
    savedSearches,
    lists,
    listGroups,
    csv,
    consultations,
    campaigns,
    charges,
  ],
  ...[deals, dealEndings, dealMessages, dealFiles, tax],
  ...[companyDeals, companyDealEndings, companyMessages, companyDealFiles],
  ...[companyDeliveries, deliveries, operatorDeals],
  ...[operator, operatorCreators, operatorKnownCreators],
  ...[operatorCompanies, operatorNotices, operatorBilling, operatorLedger],
  ...[work, companyHome, calendar],
  ...[dealPayments, bankPayout, taxSummary, companyStatements],
  ...[operatorPayouts, operatorPayments, operatorAudit],
];

/** Every call there is, by its file. For the server and the document; a client imports the one it calls. */
export const endpoints: readonly Endpoint[] = files.flatMap((file) =>
  Object.values<unknown>(file).filter(isEndpoint),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "path" in value;
}

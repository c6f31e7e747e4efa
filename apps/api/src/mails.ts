import { accountsMails } from "./accounts/accounts.mails.ts";
import { bankMails } from "./features/bank/bank.mails.ts";
import { billingMails } from "./features/billing/billing.mails.ts";
import { campaignsMails } from "./features/campaigns/campaigns.mails.ts";
import { companiesMails } from "./features/companies/companies.mails.ts";
import { consultationsMails } from "./features/consultations/consultations.mails.ts";
import { dealRemindersMails, dealsMails } from "./features/deals/acting/deals.mails.ts";
import { messagesMails } from "./features/deals/thread/messages.mails.ts";
import { discoveryMails } from "./features/discovery/discovery.mails.ts";
import { fundingMails } from "./features/funding/funding.mails.ts";
import { membershipMails } from "./features/membership/membership.mails.ts";
import { offersMails } from "./features/offers/offers.mails.ts";
import { paymentsMails } from "./features/payments/payments.mails.ts";
import { socialMails } from "./features/social/social.mails.ts";
import { workMails } from "./features/work/work.mails.ts";
import type { ContentOf } from "./platform/mail/mail-kind.ts";

/** Every mail that Tomoru sends. */
export const mails = {
  ...accountsMails,
  ...bankMails,
  ...billingMails,
  ...offersMails,
  ...paymentsMails,
  ...membershipMails,
  ...socialMails,
  ...discoveryMails,
  ...companiesMails,
  ...consultationsMails,
  ...campaignsMails,
  ...fundingMails,
  ...workMails,
  ...messagesMails,
  ...dealsMails,
  ...dealRemindersMails,
};

/** What can be put into the outbox. */
export type ProductMail = ContentOf<typeof mails>;

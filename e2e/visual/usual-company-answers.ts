import { getSubscription } from "@tomoru/contract/company/billing";
import { listCards } from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { listInvoices } from "@tomoru/contract/company/invoices";
import { listMembers } from "@tomoru/contract/company/members";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { type Answer, answer } from "./answer.ts";
import { cards, invoices, plan } from "./fixtures/company/billing.ts";
import { members, owner } from "./fixtures/company/people.ts";
import { categories } from "./fixtures/creator.ts";

/** Unless a scene has others: the owner of a company on Standard. */
export const usualOfCompanies: readonly Answer[] = [
  answer(getCompanyProfile, owner),
  answer(getSubscription, plan),
  answer(listCards, cards),
  answer(listInvoices, invoices),
  answer(listMembers, members),
  answer(listCategories, categories),
];

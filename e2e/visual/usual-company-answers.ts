import { getSeller, getSubscription } from "@tomoru/contract/company/billing";
import { listCards } from "@tomoru/contract/company/cards";
import { listCharges } from "@tomoru/contract/company/charges";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import {
  compareCreators,
  getInsight,
  getPrAnalysis,
  searchCreators,
} from "@tomoru/contract/company/discovery";
import { getCompanyHome } from "@tomoru/contract/company/home";
import { getInvoice, listInvoices } from "@tomoru/contract/company/invoices";
import { getList, listLists } from "@tomoru/contract/company/lists";
import { listMembers } from "@tomoru/contract/company/members";
import { listSavedSearches } from "@tomoru/contract/company/saved-searches";
import { listBoardRows } from "@tomoru/contract/company/work";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { aDealCard } from "@tomoru/contract/testing/deal.builder";
import { aPrAnalysis } from "@tomoru/contract/testing/insight.builder";
import { aBoardRow } from "@tomoru/contract/testing/work.builder";
import { type Answer, answer } from "./answer.ts";
import { cards, invoices, plan, printed } from "./fixtures/company/billing.ts";
import {
  found,
  insight,
  insightOfNao,
  lists,
  listWithRows,
  savedSearches,
} from "./fixtures/company/creators.ts";
import { home } from "./fixtures/company/home.ts";
import { members, owner } from "./fixtures/company/people.ts";
import { categories } from "./fixtures/creator.ts";

/** Unless a scene has others: the owner of a company on Standard. */
export const usualOfCompanies: readonly Answer[] = [
  answer(getCompanyProfile, owner),
  answer(getSubscription, plan),
  answer(listCards, cards),
  answer(listInvoices, invoices),
  answer(listCharges, {
    ...{ month: "2026-11", docs: [], nextCursor: null, balanceYen: 0 },
    totals: { chargedYen: 363_000, toolFeeYen: 30_000, toolTaxYen: 3000, refundedYen: 0 },
  }),
  answer(listCompanyDeals, {
    docs: [aDealCard({ state: "contracted", name: "水野 はるか" })],
    ...{ nextCursor: null, counts: { waiting: 1, active: 2, done: 0 } },
  }),
  answer(listMembers, members),
  answer(getInvoice, printed),
  answer(getCompanyHome, home),
  answer(searchCreators, found),
  answer(listSavedSearches, savedSearches),
  answer(getInsight, insight),
  answer(getPrAnalysis, aPrAnalysis()),
  answer(compareCreators, { docs: [insight, insightOfNao] }),
  answer(listLists, lists),
  answer(getList, listWithRows),
  answer(listBoardRows, { docs: [aBoardRow()] }),
  answer(listCategories, categories),
  answer(getSeller, {
    name: "株式会社ともる",
    address: "東京都渋谷区神南1-2-3",
    email: "support@tomoru.example",
    invoiceNumber: "T7000012050002",
  }),
];

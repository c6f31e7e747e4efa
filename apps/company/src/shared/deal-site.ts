import { listCards } from "@tomoru/contract/company/cards";
import * as endings from "@tomoru/contract/company/deal-endings";
import * as files from "@tomoru/contract/company/deal-files";
import * as thread from "@tomoru/contract/company/deal-messages";
import * as company from "@tomoru/contract/company/deals";
import * as delivery from "@tomoru/contract/company/deliveries";
import { planOf } from "@tomoru/contract/company/plans";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import type { DealSite } from "@tomoru/web-deals/deal-site.tsx";
import { dealPath, dealSheetPath, dealTermsPath, paths, statementPath } from "../app/paths.ts";
import { cardName } from "./card-name.ts";
import { useProfile } from "./profile.queries.ts";

function useOrderer() {
  const { data } = useProfile();
  if (!data) return undefined;
  const { toolFeeBps, postCount, secondaryUse } = planOf(data.subscription.planId).values;
  return { kind: data.company.kind, toolFeeBps, plan: { postCount, secondaryUse } };
}

/** Cards are the owner's to see. */
function useDefaultCard() {
  const isOwner = useProfile().data?.member.role === "owner";
  const { data } = useEndpoint(listCards, { input: isOwner ? {} : null, retryAs: "account" });
  const card = data?.docs.find(({ isDefault }) => isDefault);
  return card && cardName(card);
}

/** What the companies' site hands to the deal pages. */
export const dealSite: DealSite = {
  side: "company",
  calls: {
    list: company.listCompanyDeals,
    isListFiltered: true,
    get: company.getCompanyDeal,
    getTerms: company.getCompanyTerms,
    sendTerms: company.sendCompanyTerms,
    answerTerms: company.answerCompanyTerms,
    previewCancel: endings.previewCompanyCancel,
    cancel: endings.cancelCompanyDeal,
    answerCancel: endings.answerCompanyCancel,
    amend: endings.amendCompanyDeal,
    answerAmendment: endings.answerCompanyAmendment,
    answerDraft: delivery.answerDraft,
    answerReport: delivery.answerReport,
    dispute: delivery.disputeCompanyDeal,
    listMessages: thread.listCompanyMessages,
    sendMessage: thread.sendCompanyMessage,
    uploadFile: files.uploadCompanyDealFile,
    getFile: files.getCompanyDealFile,
    readMessages: thread.readCompanyMessages,
  },
  useOrderer,
  useDefaultCard,
  paths: {
    deals: paths.deals,
    find: paths.creators,
    deal: dealPath,
    terms: dealTermsPath,
    sheet: dealSheetPath,
    statement: statementPath,
    inquiry: paths.inquiry,
    missing: {
      card: paths.cards,
      plan: paths.plan,
      verification: paths.companyInfo,
      representative: paths.companyInfo,
      address: paths.companyInfo,
    },
  },
};

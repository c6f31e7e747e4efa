import * as thread from "@tomoru/contract/company/deal-messages";
import * as company from "@tomoru/contract/company/deals";
import type { DealSite } from "@tomoru/web-deals/deal-site.tsx";
import { dealPath, paths } from "../app/paths.ts";

/** What the companies' site hands to the deal pages. */
export const dealSite: DealSite = {
  side: "company",
  calls: {
    get: company.getCompanyDeal,
    getTerms: company.getCompanyTerms,
    sendTerms: company.sendCompanyTerms,
    answerTerms: company.answerCompanyTerms,
    previewCancel: company.previewCompanyCancel,
    cancel: company.cancelCompanyDeal,
    answerCancel: company.answerCompanyCancel,
    amend: company.amendCompanyDeal,
    answerAmendment: company.answerCompanyAmendment,
    listMessages: thread.listCompanyMessages,
    sendMessage: thread.sendCompanyMessage,
    readMessages: thread.readCompanyMessages,
  },
  paths: {
    deals: paths.home,
    deal: dealPath,
    missing: {
      card: paths.cards,
      plan: paths.plan,
      verification: paths.companyInfo,
      clientName: paths.companyInfo,
    },
  },
};

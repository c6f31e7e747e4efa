import * as endings from "@tomoru/contract/influencer/deal-endings";
import * as files from "@tomoru/contract/influencer/deal-files";
import * as thread from "@tomoru/contract/influencer/deal-messages";
import * as creator from "@tomoru/contract/influencer/deals";
import * as delivery from "@tomoru/contract/influencer/deliveries";
import type { DealSite } from "@tomoru/web-deals/deal-site.tsx";
import { dealPath, dealSheetPath, dealTermsPath, linkingPath, paths, paymentPath } from "../app/paths.ts";

/** What the creators' site hands to the deal pages. */
export const dealSite: DealSite = {
  side: "creator",
  calls: {
    list: creator.listDeals,
    get: creator.getDeal,
    getTerms: creator.getTerms,
    sendTerms: creator.sendTerms,
    answerTerms: creator.answerTerms,
    previewCancel: endings.previewCancel,
    cancel: endings.cancelDeal,
    answerCancel: endings.answerCancel,
    amend: endings.amendDeal,
    answerAmendment: endings.answerAmendment,
    askPaper: creator.askPaper,
    sendDraft: delivery.sendDraft,
    addPost: delivery.addPost,
    changePost: delivery.changePost,
    report: delivery.reportDeal,
    contest: delivery.contestRejection,
    dispute: delivery.disputeDeal,
    listMessages: thread.listMessages,
    sendMessage: thread.sendMessage,
    uploadFile: files.uploadDealFile,
    getFile: files.getDealFile,
    readMessages: thread.readMessages,
  },
  paths: {
    deals: paths.deals,
    find: paths.campaigns,
    deal: dealPath,
    terms: dealTermsPath,
    sheet: dealSheetPath,
    inquiry: paths.inquiry,
    bank: paths.bankAccount,
    payment: paymentPath,
    missing: {
      tax: paths.tax,
      dob: paths.account,
      platform: linkingPath,
      guardian: paths.inquiry,
      residency: paths.inquiry,
    },
  },
};

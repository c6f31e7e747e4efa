import * as companyEndings from "@tomoru/contract/company/deal-endings";
import * as companyFiles from "@tomoru/contract/company/deal-files";
import * as companyThread from "@tomoru/contract/company/deal-messages";
import * as company from "@tomoru/contract/company/deals";
import * as companyDelivery from "@tomoru/contract/company/deliveries";
import type { DealSide } from "@tomoru/contract/deals/deal-states";
import * as creatorEndings from "@tomoru/contract/influencer/deal-endings";
import * as creatorFiles from "@tomoru/contract/influencer/deal-files";
import * as creatorThread from "@tomoru/contract/influencer/deal-messages";
import * as creator from "@tomoru/contract/influencer/deals";
import * as creatorDelivery from "@tomoru/contract/influencer/deliveries";
import "@tomoru/ui/base.css";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSession } from "@tomoru/web/session/session.store.ts";
import { startTestSite } from "@tomoru/web/testing/start-test-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { render } from "vitest-browser-react";
import { type DealCalls, DealSiteProvider } from "../deal-site.tsx";
import { loadDealWords } from "../deal-words.ts";

export const dealId = "AAAAAAAAAAAAAAAAAAAAAA";

const calls: Readonly<Record<DealSide, DealCalls>> = {
  creator: {
    list: creator.listDeals,
    get: creator.getDeal,
    getTerms: creator.getTerms,
    sendTerms: creator.sendTerms,
    answerTerms: creator.answerTerms,
    previewCancel: creatorEndings.previewCancel,
    cancel: creatorEndings.cancelDeal,
    answerCancel: creatorEndings.answerCancel,
    amend: creatorEndings.amendDeal,
    answerAmendment: creatorEndings.answerAmendment,
    askPaper: creator.askPaper,
    sendDraft: creatorDelivery.sendDraft,
    addPost: creatorDelivery.addPost,
    changePost: creatorDelivery.changePost,
    report: creatorDelivery.reportDeal,
    contest: creatorDelivery.contestRejection,
    dispute: creatorDelivery.disputeDeal,
    listMessages: creatorThread.listMessages,
    sendMessage: creatorThread.sendMessage,
    uploadFile: creatorFiles.uploadDealFile,
    getFile: creatorFiles.getDealFile,
    readMessages: creatorThread.readMessages,
  },
  company: {
    list: company.listCompanyDeals,
    isListFiltered: true,
    get: company.getCompanyDeal,
    getTerms: company.getCompanyTerms,
    sendTerms: company.sendCompanyTerms,
    answerTerms: company.answerCompanyTerms,
    previewCancel: companyEndings.previewCompanyCancel,
    cancel: companyEndings.cancelCompanyDeal,
    answerCancel: companyEndings.answerCompanyCancel,
    amend: companyEndings.amendCompanyDeal,
    answerAmendment: companyEndings.answerCompanyAmendment,
    answerDraft: companyDelivery.answerDraft,
    answerReport: companyDelivery.answerReport,
    dispute: companyDelivery.disputeCompanyDeal,
    listMessages: companyThread.listCompanyMessages,
    sendMessage: companyThread.sendCompanyMessage,
    uploadFile: companyFiles.uploadCompanyDealFile,
    getFile: companyFiles.getCompanyDealFile,
    readMessages: companyThread.readCompanyMessages,
  },
};

type Request = { method: string; path: string; body: unknown };
type Asked = Request & { locale: string | null };
type Answer = { status?: number; json: unknown; headers?: Record<string, string> };
/** Undefined leaves a call to the usual answers. */
export type Answering = (request: Asked) => Answer | undefined;

/** The answers of a server for one deal, and what was sent to it. */
export function serveDeal(answering: Answering) {
  const sent: Request[] = [];
  const server = stubServer(({ path, body, locale }) => {
    const method = server.calls.at(-1)?.split(" ")[0] ?? "GET";
    const request = { method, path, body };
    if (method !== "GET") sent.push(request);
    return answering({ ...request, locale }) ?? usual(path);
  });
  return { sent, close: server.close };
}

function usual(path: string): Answer {
  if (path.includes("/utils/category")) return success([]) as Answer;
  if (path.includes("/message/read")) return success({ unread: 0 }) as Answer;
  return success({ docs: [], nextCursor: null }) as Answer;
}

export async function startDealWords(): Promise<void> {
  startTestSite();
  await startLanguage();
  await loadSignedInWords();
  await loadDealWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
}

/** A 409 of the kind that names what has changed. */
export function conflict(field: string): Answer {
  return {
    status: 409,
    json: {
      success: false,
      subStatusCode: 1023,
      message: "refused",
      requestId: "1",
      errors: [{ field, subStatusCode: 1023, message: "refused" }],
    },
  };
}

type Staging = { side: DealSide; path?: string; page: ReactNode };

/** Draws a page of a side at its address. */
export const stageDeal = (staging: Staging) => render(dealStage(staging));

/** The same, to be rendered otherwise. */
export function dealStage({ side, path = `/deal/${dealId}`, page }: Staging) {
  const paths = {
    deals: "/deals",
    find: "/find",
    deal: (id: string) => `/deal/${id}`,
    terms: (id: string) => `/deal/${id}/terms`,
    sheet: ({ dealId: id, version }: { dealId: string; version: number }) => `/deal/${id}/sheet/${version}`,
    inquiry: "/inquiry",
    bank: "/bank-account",
    payment: (id: string) => `/payment/${id}`,
    statement: (id: string) => `/statement/${id}`,
    missing: { tax: "/tax", dob: "/account", card: "/cards" },
  };
  const router = createMemoryRouter(
    [
      { path: "/deal/:id", element: page },
      { path: "/deal/:id/terms", element: page },
      { path: "/deal/:id/sheet/:version", element: page },
      { path: "/deals", element: page },
    ],
    { initialEntries: [path] },
  );
  return (
    <TestData>
      <DealSiteProvider value={{ side, calls: calls[side], paths, useDefaultCard: () => "Visa •••• 4242" }}>
        <main>
          <RouterProvider router={router} />
        </main>
      </DealSiteProvider>
    </TestData>
  );
}

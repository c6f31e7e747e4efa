import {
  changePlan,
  getSeller,
  getSubscription,
  payPlan,
  previewPlan,
} from "@tomoru/contract/company/billing";
import {
  completeCard,
  listCards,
  openCardPage,
  removeCard,
  setDefaultCard,
} from "@tomoru/contract/company/cards";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import { getInvoice, type Invoice, listInvoices } from "@tomoru/contract/company/invoices";
import { listMembers } from "@tomoru/contract/company/members";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";

export function useSubscription() {
  return useEndpoint(getSubscription, { input: {}, retryAs: "account" });
}

/** Asked for only by the owner, who alone may read them. */
export function useCards({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listCards, { input: isOwner ? {} : null, retryAs: "account" });
}

export function useMembers({ isWanted }: { isWanted: boolean }) {
  return useEndpoint(listMembers, { input: isWanted ? {} : null, retryAs: "account" });
}

export function useInvoice(invoiceId: string) {
  return useEndpoint(getInvoice, { input: { params: { id: invoiceId } }, retryAs: "account" });
}

/** Whether our invoices are qualified ones, which they are by the registration number on them. */
export function useIsQualified(): boolean {
  const { data: seller } = useEndpoint(getSeller, { input: {}, retryAs: "account" });
  return seller !== undefined && seller.invoiceNumber !== null;
}

/** The newest few, beside the cards. */
export function useLastInvoices({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listInvoices, { input: isOwner ? { query: { limit: 5 } } : null, retryAs: "account" });
}

/** Four years of monthly invoices in one call, for the sum of one month. */
export function useManyInvoices({ isOwner }: { isOwner: boolean }) {
  return useEndpoint(listInvoices, { input: isOwner ? { query: { limit: 50 } } : null, retryAs: "account" });
}

/** Page after page, newest first. */
export function useInvoices() {
  return useCursorList<Invoice, typeof listInvoices>(listInvoices, {
    query: { limit: 20 },
    retryAs: "account",
  });
}

/** Asks anew for whatever a change of plan, card or payment may have changed. */
export function useRefreshBilling(): () => Promise<unknown> {
  const refresh = useRefresh();
  return () => refresh(getSubscription, getCompanyProfile, listCards, listInvoices, listMembers);
}

export function fetchPreview(planId: PlanId): Promise<ResultOf<typeof previewPlan>> {
  return call(previewPlan, { params: { id: planId } });
}

export function takePlan(
  planId: PlanId,
  body: BodyOf<typeof changePlan>,
): Promise<ResultOf<typeof changePlan>> {
  return call(changePlan, { params: { id: planId }, body });
}

export async function payNow(): Promise<void> {
  await call(payPlan, {});
}

/** Resolves to the address of the provider's page. */
export async function cardPageFor(returnTo: string): Promise<string> {
  const { url } = await call(openCardPage, { body: { returnTo } });
  return url;
}

export function takeOverCard(sessionId: string): Promise<ResultOf<typeof completeCard>> {
  return call(completeCard, { body: { sessionId } });
}

export async function makeDefault(cardId: string): Promise<void> {
  await call(setDefaultCard, { params: { id: cardId } });
}

export async function deleteCard(cardId: string): Promise<void> {
  await call(removeCard, { params: { id: cardId } });
}

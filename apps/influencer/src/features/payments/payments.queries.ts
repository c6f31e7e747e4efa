import type { ResultOf } from "@tomoru/contract/endpoint";
import { fetching } from "@tomoru/contract/first-limits";
import { answerStatement, getPayment, getStatement } from "@tomoru/contract/influencer/deal-payments";
import { getHome } from "@tomoru/contract/influencer/home";
import { downloadPaidYear, getPaymentSummary, listPayments } from "@tomoru/contract/influencer/payments";
import { call } from "@tomoru/web/api/call.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { useDeferredAnswer } from "@tomoru/web/api/use-deferred-answer.ts";
import { type Key, keyOf, useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";
import useSWRInfinite from "swr/infinite";
import { withoutRepeats } from "./payments.view.ts";

type PaymentPage = ResultOf<typeof listPayments>;
type Query = { offset: number; limit: number; status: "Paid" };

/** About a screen of a desktop. */
const pageSize = 20;

function keyOfPage(index: number, previous: PaymentPage | null): Key | null {
  if (previous && !previous.hasNextPage) return null;
  const query: Query = { offset: index * pageSize, limit: pageSize, status: "Paid" };
  return keyOf(listPayments, { query });
}

/** What was paid, page after page. */
export function usePayments() {
  const list = useSWRInfinite<PaymentPage, CallFailure>(
    keyOfPage,
    ([, , query]: [string, unknown, Query]) => call(listPayments, { query }),
    { errorRetryCount: fetching.retries.account, persistSize: true },
  );
  const { error, size, setSize, isValidating, mutate } = list;
  const data = useDeferredAnswer(list.data);
  const pages = data ?? [];
  const hasMore = pages.at(-1)?.hasNextPage ?? false;
  const isLoadingMore = isValidating && pages.length < size;
  return {
    payments: data && withoutRepeats(data.flatMap(({ docs }) => docs)),
    hasMore,
    isLoadingMore,
    failure: error,
    loadMore: () => {
      if (hasMore && !isLoadingMore) void setSize(pages.length + 1);
    },
    reload: () => void mutate(),
  };
}

/** The next transfer and its account, what could not be transferred, and the sums of each year. */
export function usePaymentSummary() {
  return useEndpoint(getPaymentSummary, { input: {}, retryAs: "account" });
}

/** A year's file for the tax return, as the text that is saved. */
export function fetchPaidYear(year: number): Promise<string> {
  return call(downloadPaidYear, { params: { year: String(year) } });
}

/** Home's figures: what was paid in each of the last twelve months. */
export function useHomeFigures() {
  return useEndpoint(getHome, { input: {}, retryAs: "account" });
}

/** The state of one deal's payment. */
export function usePayment(id: string) {
  return useEndpoint(getPayment, { input: { params: { id } }, retryAs: "account" });
}

export function useStatement(id: string) {
  return useEndpoint(getStatement, { input: { params: { id } }, retryAs: "account" });
}

/** Confirms a statement, or asks about it, and brings the page up to date. */
export function useAnswerStatement(id: string) {
  const refresh = useRefresh();
  return async (body: { action: "confirm" | "query"; message?: string }) => {
    await logged(answerStatement, () => call(answerStatement, { params: { id }, body }));
    await refresh(getStatement);
  };
}

/** The payment does not exist, or is somebody else's. */
export function isNoPayment(failure: CallFailure | undefined): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "dataNotFound" || failure.refusal === "paymentIdInvalid")
  );
}

import {
  type BankInfo,
  getBankInfo,
  listBanks,
  listBranches,
  updateBankInfo,
} from "@tomoru/contract/influencer/bank";
import { getBankPayout } from "@tomoru/contract/influencer/bank-payout";
import { getHome } from "@tomoru/contract/influencer/home";
import { getPaymentSummary } from "@tomoru/contract/influencer/payments";
import { call } from "@tomoru/web/api/call.ts";
import { keyOf, useEndpoint, useRefresh } from "@tomoru/web/api/use-endpoint.ts";
import { logged } from "@tomoru/web/log/failure-log.ts";
import { useSWRConfig } from "swr";
import { returnedTransfer } from "./bank.view.ts";

export function useBankInfo() {
  return useEndpoint(getBankInfo, { input: {}, retryAs: "bank" });
}

/** Whether money can go to what is registered, and why not. */
export function useBankPayout() {
  return useEndpoint(getBankPayout, { input: {}, retryAs: "bank" });
}

/** The last day's transfers that came back and are not on their way again, unless the details were saved since; null if there are none. */
export function useReturnedTransfer() {
  const { data } = useEndpoint(getPaymentSummary, { input: {}, retryAs: "bank" });
  return data ? returnedTransfer(data) : null;
}

/** Every Japanese bank: 25 KB, so only once it is `wanted`. */
export function useBanks(wanted: boolean) {
  return useEndpoint(listBanks, { input: wanted ? {} : null, retryAs: "bank" });
}

/** The branches of the chosen bank; asks for nothing while no listed bank is chosen. */
export function useBranches(code: string | undefined) {
  return useEndpoint(listBranches, { input: code ? { params: { code } } : null, retryAs: "bank" });
}

/** Saves the account and refreshes everything that shows it. */
export function useSaveBankInfo() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return async (entries: BankInfo) => {
    const saved = await logged(updateBankInfo, () => call(updateBankInfo, { body: entries }));
    await mutate(keyOf(getBankInfo, {}), saved, { revalidate: false });
    await refresh(getHome, getBankPayout, getPaymentSummary);
  };
}

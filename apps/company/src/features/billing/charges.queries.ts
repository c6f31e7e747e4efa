import {
  type ChargeRow,
  downloadCharges,
  downloadWithholding,
  getCharge,
  listCharges,
  listWithholding,
} from "@tomoru/contract/company/charges";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useCursorList } from "@tomoru/web/lists/use-cursor-list.ts";

/** Page after page, newest first. */
export function useCharges(month: string) {
  return useCursorList<ChargeRow, typeof listCharges>(listCharges, {
    query: { month, limit: 20 },
    retryAs: "account",
  });
}

/** The sums of a month, asked for with the least number of rows. */
export function useChargeTotals(month: string) {
  return useEndpoint(listCharges, { input: { query: { month, limit: 1 } }, retryAs: "account" });
}

export function useReceipt(chargeId: string) {
  return useEndpoint(getCharge, { input: { params: { id: chargeId } }, retryAs: "account" });
}

export function useWithholding(month: string) {
  return useEndpoint(listWithholding, { input: { query: { month } }, retryAs: "account" });
}

const files = { charges: downloadCharges, withholding: downloadWithholding } as const;
export type FileKind = keyof typeof files;

export function fetchFile(kind: FileKind, month: string): Promise<string> {
  return call(files[kind], { query: { month } });
}

import { getCompanyStatement } from "@tomoru/contract/company/statements";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";

/** The statement of what a creator is paid, made in the company's name. */
export function useStatement(paymentId: string) {
  return useEndpoint(getCompanyStatement, { input: { params: { paymentId } }, retryAs: "account" });
}

/** There is none, or it is another company's. */
export function isNoStatement(failure: CallFailure | undefined): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "dataNotFound" || failure.refusal === "paymentIdInvalid")
  );
}

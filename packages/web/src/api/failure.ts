import { codeOf, type FailureCode, type FailureName } from "@tomoru/contract/codes";
import type { FieldFault } from "@tomoru/contract/faults";

type ApiFailureParts = {
  refusal: FailureName;
  status: number;
  faults?: FieldFault[];
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
};

export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly refusal: FailureName;
  /** The code on the wire, for reports. */
  readonly code: FailureCode;
  readonly status: number;
  readonly faults: readonly FieldFault[];
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor({ refusal, status, faults = [], retryAfterSeconds, requestId }: ApiFailureParts) {
    super(`The server refused with ${refusal}`);
    this.refusal = refusal;
    this.code = codeOf(refusal);
    this.status = status;
    this.faults = faults;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }
}

export class NetworkFailure extends Error {
  override readonly name = "NetworkFailure";
}

export type CallFailure = ApiFailure | NetworkFailure;

export function isCallFailure(reason: unknown): reason is CallFailure {
  return reason instanceof ApiFailure || reason instanceof NetworkFailure;
}

/** Worth another try by itself: network errors and 5xx only. */
export function isTransient(reason: unknown): boolean {
  return reason instanceof NetworkFailure || (reason instanceof ApiFailure && reason.status >= 500);
}

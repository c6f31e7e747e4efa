import { codes, type FailureCode } from "@tomoru/contract/codes";
import type { FieldFault } from "@tomoru/contract/faults";

type RefusalMore = {
  /** Where the code travels with another status than its usual one. */
  status?: number;
  /** Seconds; becomes Retry-After. */
  retryAfter?: number;
  faults?: readonly FieldFault[];
};

/** An expected "no" with its code. Anything else that is thrown is a bug and answers 5000. */
export class Refusal extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly faults: readonly FieldFault[];

  constructor(code: FailureCode, more: RefusalMore = {}) {
    super(`${code} ${codes[code].name}`);
    this.code = code;
    this.status = more.status ?? codes[code].statuses[0];
    this.retryAfter = more.retryAfter;
    this.faults = more.faults ?? [];
  }
}

/** A refusal that belongs to one field of the request. */
export function refuseField(field: string, code: FailureCode): Refusal {
  return new Refusal(code, { faults: [{ field, code }] });
}

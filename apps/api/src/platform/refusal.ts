import { type AccessReason, codeOf, codes, type FailureCode, type FailureName } from "@tomoru/contract/codes";
import type { FieldFault } from "@tomoru/contract/faults";

type RefusalMore = {
  /** Where the code travels with another status than its usual one. */
  status?: number;
  /** Seconds; becomes Retry-After. */
  retryAfter?: number;
  faults?: readonly FieldFault[];
  /** How much of what the plan holds is left: it is said. */
  rowsLeft?: number;
};

/** An expected "no" by the name of its code. Anything else that is thrown is a bug and answers `unexpected`. */
export class Refusal extends Error {
  readonly failure: FailureName;
  /** The code on the wire. */
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly faults: readonly FieldFault[];
  readonly rowsLeft: number | undefined;

  constructor(failure: FailureName, more: RefusalMore = {}) {
    const code = codeOf(failure);
    super(`${code} ${failure}`);
    this.failure = failure;
    this.code = code;
    this.status = more.status ?? codes[code].statuses[0];
    this.retryAfter = more.retryAfter;
    this.faults = more.faults ?? [];
    this.rowsLeft = more.rowsLeft;
  }
}

/** What is wrong with one field of the request. */
export function fault(field: string, failure: FailureName): FieldFault {
  return { field, refusal: failure };
}

/** A refusal that belongs to one field of the request. */
export function refuseField(field: string, failure: FailureName): Refusal {
  return new Refusal(failure, { faults: [fault(field, failure)] });
}

/** 409 `dataInvalid` at a field: what is asked does not fit what stands. */
export function conflictAt(field: string): Refusal {
  return new Refusal("dataInvalid", { status: 409, faults: [fault(field, "dataInvalid")] });
}

/** What somebody's plan, payment, role or seat does not let them do, or a provider that is not set up. */
export function refuseAccess(reason: AccessReason): Refusal {
  return refuseField(reason, "noAccess");
}

/** The refusal of a request of which several fields are wrong: the first one's code leads. */
export function refuseFaults(faults: readonly FieldFault[]): Refusal {
  const [first] = faults;
  // An id that is malformed leads nowhere: as much is told of it as of one that is nobody's.
  if (first?.refusal === "dataNotFound") return new Refusal("dataNotFound");
  const named = faults.filter(({ field }) => field !== "");
  return new Refusal(first?.refusal ?? "dataInvalid", { faults: named });
}

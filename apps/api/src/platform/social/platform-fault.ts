/**
 * How a platform's call can fail. `silent`: it did not answer, or with what is no answer. `refused`: it said no to the code
 * or token. `unusable`: the account behind it cannot be linked. `busy`: our calls are used up for a while. The reason is in our own words, so that it may be logged.
 */
export type PlatformFaultKind = "silent" | "refused" | "unusable" | "busy";

export class PlatformFault extends Error {
  readonly kind: PlatformFaultKind;

  constructor(kind: PlatformFaultKind, reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** Whether an error is a platform's doing, of this kind where one is asked for. */
export function isPlatformFault(error: unknown, kind?: PlatformFaultKind): error is PlatformFault {
  return error instanceof PlatformFault && (kind === undefined || error.kind === kind);
}

import type { FailureName } from "./codes.ts";
import type { Access, Actor } from "./endpoint.ts";
import { limits } from "./limits.ts";

/** Whose token a call may carry, and what the API document says that it is. */
export const bearers = {
  influencer: "The access token of a creator's sign-in.",
  company: "The access token of a company member's sign-in.",
  operator: "OPERATOR_TOKEN.",
} as const satisfies Readonly<Record<Actor | "operator", string>>;
export type Bearer = keyof typeof bearers;

/** Who may make the calls of an access. */
export type AccessTerms = {
  /** What the API's page says of it. */
  readonly says: string;
  /** Whose token is looked at; none is where anybody may call. */
  readonly bearer?: Bearer;
  /** A call may come without a token; one that comes is looked at all the same. */
  readonly isTokenOptional?: true;
  /** What any of these calls may answer, on top of its own. */
  readonly failures: readonly FailureName[];
  /** The most bytes of a body, where it is more than others may send. */
  readonly bodyBytes?: number;
};

const failuresOfSession = [
  "userDeleted",
  "userSuspended",
  "tokenInvalid",
  "tooManyRequests",
  "dataInvalid",
  "dataNotFound",
  "unexpected",
] as const satisfies readonly FailureName[];

export const accesses = {
  anybody: { says: "no token needed", failures: ["dataInvalid", "dataNotFound", "unexpected"] },
  influencer: { says: "access token of a creator", bearer: "influencer", failures: failuresOfSession },
  company: { says: "access token of a member", bearer: "company", failures: failuresOfSession },
  visitor: {
    says: "no token needed; a member's brings more",
    bearer: "company",
    isTokenOptional: true,
    failures: failuresOfSession,
  },
  operator: {
    says: "operator token",
    bearer: "operator",
    failures: ["dataInvalid", "dataNotFound", "noAccess", "unexpected"],
    bodyBytes: limits.operatorBodyBytes,
  },
} as const satisfies Readonly<Record<Access, AccessTerms>>;

export function termsOf(access: Access): AccessTerms {
  return accesses[access];
}

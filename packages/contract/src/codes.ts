/**
 * Every sub status code of an answer: its name and its HTTP status.
 * A code with two statuses lists the usual one first; the refusal says when it means the other.
 */
export const codes = {
  1002: { name: "emailUnknown", statuses: [404] },
  1003: { name: "otpNotMatched", statuses: [400] },
  1004: { name: "passwordNotMatched", statuses: [400] },
  1005: { name: "otpInvalid", statuses: [400] },
  1006: { name: "userDeleted", statuses: [403] },
  1007: { name: "userSuspended", statuses: [403] },
  1008: { name: "refreshTokenInvalid", statuses: [401] },
  1009: { name: "otpRequired", statuses: [400] },
  1019: { name: "tokenInvalid", statuses: [401, 400] },
  1020: { name: "tooManyRequests", statuses: [429] },
  1021: { name: "otpExpired", statuses: [400] },
  1023: { name: "dataInvalid", statuses: [400, 409, 415] },
  1024: { name: "otpReferenceInvalid", statuses: [400] },
  1025: { name: "otpAlreadySent", statuses: [429] },
  1062: { name: "cardNotAdded", statuses: [400] },
  1063: { name: "cardNotDeleted", statuses: [400] },
  1064: { name: "paymentProviderFailed", statuses: [502] },
  1066: { name: "paymentProviderRefused", statuses: [402] },
  1069: { name: "signInLocked", statuses: [429] },
  2001: { name: "emailInUse", statuses: [409] },
  2005: { name: "dataNotFound", statuses: [404, 405] },
  2006: { name: "fieldMissing", statuses: [400] },
  2007: { name: "categoryInvalid", statuses: [400] },
  2008: { name: "offerIdInvalid", statuses: [400] },
  2009: { name: "planIdInvalid", statuses: [400] },
  2010: { name: "paymentIdInvalid", statuses: [400] },
  2011: { name: "influencerIdInvalid", statuses: [400] },
  2013: { name: "listIdInvalid", statuses: [400] },
  2015: { name: "groupIdInvalid", statuses: [400] },
  2016: { name: "noAccess", statuses: [403] },
  2021: { name: "consultationIdInvalid", statuses: [400] },
  2022: { name: "cardIdInvalid", statuses: [400] },
  2024: { name: "accessAlreadyRequested", statuses: [409] },
  2026: { name: "sessionIdInvalid", statuses: [400] },
  3001: { name: "passwordRequired", statuses: [400] },
  3002: { name: "passwordInvalid", statuses: [400] },
  3003: { name: "emailRequired", statuses: [400] },
  3004: { name: "emailInvalid", statuses: [400] },
  3005: { name: "confirmEmailNotMatched", statuses: [400] },
  3006: { name: "confirmPasswordNotMatched", statuses: [400] },
  3007: { name: "nameRequired", statuses: [400] },
  3008: { name: "termsNotAccepted", statuses: [400] },
  3009: { name: "fieldRequired", statuses: [400] },
  3010: { name: "imageRequired", statuses: [400] },
  3011: { name: "otpFormat", statuses: [400] },
  3012: { name: "tooManyImages", statuses: [400] },
  3013: { name: "numberRequired", statuses: [400] },
  5000: { name: "unexpected", statuses: [500, 503] },
  5020: { name: "providerSilent", statuses: [502] },
  8000: { name: "success", statuses: [200] },
  8001: { name: "emailSent", statuses: [200] },
  8002: { name: "passwordChanged", statuses: [200] },
  8003: { name: "registerCompleted", statuses: [200] },
  8004: { name: "passwordReset", statuses: [200] },
} as const satisfies Record<number, { name: string; statuses: readonly [number, ...number[]] }>;

export type SubStatusCode = keyof typeof codes;
export type SuccessCode = 8000 | 8001 | 8002 | 8003 | 8004;
export type FailureCode = Exclude<SubStatusCode, SuccessCode>;

/** What `noAccess` may be a matter of: the field of its one fault, whose text says what to do. */
export const accessReasons = [
  ...(["plan", "payment", "role", "seat", "provider", "verification"] as const),
  // What a creator lacks for a contract.
  ...(["platform", "guardian", "residency"] as const),
] as const;
export type AccessReason = (typeof accessReasons)[number];
const reasons: readonly string[] = accessReasons;
export const isAccessReason = (field: string): field is AccessReason => reasons.includes(field);

type Codes = typeof codes;
/** What a code is called wherever it is not on the wire. */
export type CodeName = Codes[SubStatusCode]["name"];
export type FailureName = Codes[FailureCode]["name"];
export type SuccessName = Codes[SuccessCode]["name"];

type CodeOf<Name extends CodeName> = {
  [Code in SubStatusCode]: Codes[Code]["name"] extends Name ? Code : never;
}[SubStatusCode];

const numbers = new Map<string, number>(
  Object.entries(codes).map(([code, { name }]) => [name, Number(code)]),
);

/** The number that a code travels as. */
export function codeOf<Name extends CodeName>(name: Name): CodeOf<Name> {
  // Every name of the type is in the map, which is made from the same table.
  return numbers.get(name) as CodeOf<Name>;
}

/** A failure's name as what a schema says of a value that does not fit. */
export function failure(name: FailureName): string {
  return name;
}

/** Whether a text is what `failure` says. */
export function isFailureName(text: string): text is FailureName {
  const code = numbers.get(text);
  return code !== undefined && code < codeOf("success");
}

/** What a failure that came by its number is called; `unexpected` where it is none. */
export function failureNameOf(code: number): FailureName {
  const name = isSubStatusCode(code) ? codes[code].name : "";
  return isFailureName(name) ? name : "unexpected";
}

/** A newer server may have codes that this build does not know. */
export function isSubStatusCode(value: unknown): value is SubStatusCode {
  return typeof value === "number" && Object.hasOwn(codes, value);
}

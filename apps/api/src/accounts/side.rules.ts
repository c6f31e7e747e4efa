import type { Actor } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type { ProductMail } from "../mails.ts";
import type { Tables } from "../platform/db/schema.ts";

type Purpose = Tables["one_time_codes"]["purpose"];

/**
 * The prefix of keyed hashes of one side, so that they fit no other. Creators have none: their tokens and counts are older
 * than the second side, and copies of the previous version read and write them too.
 */
export function sideOf(actor: Actor): readonly string[] {
  return actor === "influencer" ? [] : [actor];
}

/** What codes are mailed for, by side. */
export const purposesOf = {
  influencer: { signUp: "signUp", passwordReset: "passwordReset" },
  company: { signUp: "companySignUp", passwordReset: "companyPasswordReset" },
} as const;

/** Under which names the mails of a side stand (accounts.mails.ts). */
export const mailsOf = {
  influencer: {
    signUpCode: "signUpCode",
    passwordResetCode: "passwordResetCode",
    passwordChanged: "passwordChanged",
    emailChanged: "emailChanged",
  },
  company: {
    signUpCode: "companySignUpCode",
    passwordResetCode: "companyPasswordResetCode",
    passwordChanged: "companyPasswordChanged",
    emailChanged: "companyEmailChanged",
  },
} as const;

/** Mails to people of a company that do not name it. What else names no owner is a creator's. */
const companyKinds: readonly ProductMail["kind"][] = [
  ...Object.values(mailsOf.company),
  "companyEmailLink",
  ...(["companyVerified", "companyUnverified", "companyClosed", "ownerChanged"] as const),
  ...(["invitationAccepted", "memberRemoved", "newMatches"] as const),
];

export const mailKindsOf = {
  influencer: { areNot: companyKinds },
  company: { are: companyKinds },
} as const;

const ofCompanies: readonly Purpose[] = Object.values(purposesOf.company);

/** Seconds from one mailed code to the next. */
export function resendSecondsOf(purpose: Purpose): number {
  return ofCompanies.includes(purpose) ? limits.companyOtpResendSeconds : limits.otpResendSeconds;
}

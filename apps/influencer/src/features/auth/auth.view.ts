import type { FieldFault } from "@tomoru/contract/faults";
import { type NewPasswordRule, newPasswordRules } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";

/** The signs a new password may use, as the hint shows them. */
export const passwordSigns = "!@#$%^&*()-_+.?";

/** Tells password managers the rules, so that what they suggest is accepted. */
export const passwordRulesAttribute =
  `minlength: ${limits.newPasswordLength.min}; maxlength: ${limits.newPasswordLength.max}; ` +
  "required: lower; required: upper; required: digit; required: [-!@#$%^&*()_+.?];";

export function passwordChecklist(password: string, rules: Words["auth"]["signUp"]["rules"]) {
  const { min, max } = limits.newPasswordLength;
  const labels: Record<NewPasswordRule, string> = { ...rules, length: rules.length(min, max) };
  return newPasswordRules.map(({ key, met }) => ({ key, label: labels[key], met: met(password) }));
}

/** Whole seconds until a moment (milliseconds since 1970), never negative. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

const longWaitSeconds = 120;

/** The words of the resend link: a countdown in seconds, in minutes when the wait is long, then the action. */
export function resendText(seconds: number, code: Words["auth"]["code"]): string {
  if (seconds === 0) return code.resend;
  return seconds > longWaitSeconds ? code.resendLater(Math.ceil(seconds / 60)) : code.resendIn(seconds);
}

type SignUpFault = { fault: FieldFault; password: string; words: Words };

/** The words for a field of the sign-up. */
export function signUpFaultText({ fault, password, words }: SignUpFault): string {
  const { auth } = words;
  const labels: Record<string, string> = {
    fullName: auth.signUp.fullName,
    email: auth.email,
    password: auth.password,
  };
  const label = labels[fault.field] ?? "";
  // What says more than its code (a length, a likeness to its owner) is worded by that.
  return fault.code === 3002 && !fault.rule
    ? newPasswordText(password, words)
    : faultText({ fault, label, words });
}

/** Why a new password was refused. One that meets every rule is too common, or has a character that no rule of the list names. */
export function newPasswordText(password: string, { forms }: Words): string {
  if (!newPasswordRules.every((rule) => rule.met(password))) return forms.passwordRules;
  return hasForeignSign(password) ? forms.passwordForeign : forms.passwordRefused;
}

function hasForeignSign(password: string): boolean {
  return [...password].some((sign) => !/[A-Za-z0-9]/.test(sign) && !passwordSigns.includes(sign));
}

import { type NewPasswordRule, newPasswordRules } from "@tomoru/contract/fields";
import { limits } from "@tomoru/contract/limits";
import type { AccountWords } from "@tomoru/i18n/ja/accounts/words";

/** The signs a new password may use, as the hint shows them. */
export const passwordSigns = "!@#$%^&*()-_+.?";

/** Tells password managers the rules, so that what they suggest is accepted. */
export const passwordRulesAttribute =
  `minlength: ${limits.newPasswordLength.min}; maxlength: ${limits.newPasswordLength.max}; ` +
  "required: lower; required: upper; required: digit; required: [-!@#$%^&*()_+.?];";

export function passwordChecklist(password: string, rules: AccountWords["auth"]["signUp"]["rules"]) {
  const { min, max } = limits.newPasswordLength;
  const labels: Record<NewPasswordRule, string> = { ...rules, length: rules.length(min, max) };
  return newPasswordRules.map(({ key, met }) => ({ key, label: labels[key], met: met(password) }));
}

/** Why a new password was refused. If it meets every listed rule it is too common, or has a character that is not allowed. */
export function newPasswordText(password: string, { forms }: AccountWords): string {
  if (!newPasswordRules.every((rule) => rule.met(password))) return forms.passwordRules;
  return hasForeignSign(password) ? forms.passwordForeign : forms.passwordRefused;
}

function hasForeignSign(password: string): boolean {
  return [...password].some((sign) => !/[A-Za-z0-9]/.test(sign) && !passwordSigns.includes(sign));
}

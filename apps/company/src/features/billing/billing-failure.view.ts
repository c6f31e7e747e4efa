import type { CommonWords } from "@tomoru/i18n/ja/common/words";
import type { BillingWords } from "@tomoru/i18n/ja/company/billing";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";

type Words = CommonWords & { readonly billing: BillingWords };

/** The cause of a refusal is the field that it names. */
export function causeOf(failure: CallFailure): string | undefined {
  return failure instanceof ApiFailure ? failure.faults[0]?.field : undefined;
}

/** Why a plan was not changed or paid for. */
export function planFailureText(failure: CallFailure, words: Words): string {
  const { refusals } = words.billing;
  if (!(failure instanceof ApiFailure)) return failureText(failure, words);
  if (failure.refusal === "paymentProviderRefused") return refusals.refused;
  if (failure.refusal === "paymentProviderFailed") return refusals.silent;
  const cause = causeOf(failure);
  const isKnown = failure.refusal === "dataInvalid" || failure.refusal === "noAccess";
  if (isKnown && isPlanCause(cause)) return refusals[cause];
  return failureText(failure, words);
}

const planCauses = ["card", "busy", "preview", "unpaid", "provider", "plan"] as const;

function isPlanCause(cause: string | undefined): cause is (typeof planCauses)[number] {
  return planCauses.some((one) => one === cause);
}

/** Why a card could not be added or changed. */
export function cardFailureText(failure: CallFailure, words: Words): string {
  const { causes } = words.billing.cards;
  if (!(failure instanceof ApiFailure)) return failureText(failure, words);
  switch (failure.refusal) {
    case "cardNotAdded":
      return causeOf(failure) === "limit" ? causes.limit : causes.notAdded;
    case "cardNotDeleted":
      return causes.inUse;
    case "paymentProviderFailed":
      return causes.silent;
    case "paymentProviderRefused":
      return causes.refused;
    case "dataInvalid":
      return causeOf(failure) === "expired" ? causes.expired : failureText(failure, words);
    case "noAccess":
      return causeOf(failure) === "provider" ? words.billing.refusals.provider : failureText(failure, words);
    default:
      return failureText(failure, words);
  }
}

import type { ClosePreview } from "@tomoru/contract/deals/deal-card";
import type { FieldFault } from "@tomoru/contract/faults";
import {
  CancellationForm,
  type CancellationReason,
  cancellationReasons,
  Inquiry,
} from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { z } from "zod/mini";

/** The last day (`YYYY-MM-DD`) of the present month in Japan, on which a withdrawal ends. */
export function lastDayOfMonthInJapan(now: Date): string {
  const [year = 0, month = 0] = dayInJapan(now).split("-").map(Number);
  const last = new Date(Date.UTC(year, month, 0));
  return last.toISOString().slice(0, 10);
}

/** All that is still to be paid, and its parts. */
export function dueOf({ due, paidLater }: ClosePreview) {
  const { pendingYen, failedYen } = due ?? { pendingYen: paidLater.yen, failedYen: 0 };
  return { pendingYen, failedYen, yen: pendingYen + failedYen };
}

/** What goes with an account, the same list wherever somebody is about to leave. */
export function erasedThings({ things }: Words["membership"]["ways"]): string[] {
  return Object.values(things);
}

/** The form's own schema: when it opens, no reason is chosen yet. */
export const CancellationEntries = z.extend(CancellationForm, {
  reason: z.pipe(z.string(), CancellationForm.shape.reason),
});
export type CancellationEntries = z.input<typeof CancellationEntries>;

export function chosenReason({ reason }: CancellationEntries): CancellationReason | undefined {
  return cancellationReasons.find((known) => known === reason);
}

type CancellationFault = { fault: FieldFault; entries: CancellationEntries; words: Words };

/** The words for a field of the cancellation form. */
export function cancellationFaultText({ fault, entries, words }: CancellationFault): string {
  const { cancellation } = words.membership;
  const { cancellationPhoneMaxLength: phoneMax } = limits;
  if (fault.field === "reason") return cancellation.reasonMissing;
  if (fault.field === "phone" && entries.phone.trim().length > phoneMax) {
    return words.forms.tooLong(cancellation.phone, phoneMax);
  }
  const label = new Map<string, string>([
    ["name", cancellation.name],
    ["email", cancellation.email],
    ["phone", cancellation.phone],
    ["description", cancellation.detail],
  ]).get(fault.field);
  return faultText({ fault, label: label ?? "", words });
}

/** Somebody who is signed in is asked for no name and no e-mail. */
export const SignedInInquiry = z.extend(Inquiry, { name: z.string(), email: z.string() });

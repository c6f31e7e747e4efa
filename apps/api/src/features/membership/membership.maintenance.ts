import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { deleteOpenInquiriesBefore } from "./open-inquiries.repository.ts";

/** Seconds that an inquiry of somebody without an account is kept: there is no account whose closing would delete it. */
export const openInquiryKeptSeconds = 365 * 86_400;

/** Erases old inquiries that were sent without signing in. Safe to run at any time, on several copies at once. */
export async function sweepOpenInquiries({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteOpenInquiriesBefore(db, secondsAfter(clock.now(), -openInquiryKeptSeconds));
}

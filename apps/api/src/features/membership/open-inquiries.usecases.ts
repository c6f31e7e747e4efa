import type { OpenInquiry } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { spendRation } from "../../platform/network-ration.ts";
import { uuidAt } from "../../platform/random.ts";
import { sealOpenInquiry } from "./inquiry-content.rules.ts";
import { deleteOpenInquiries, insertOpenInquiry } from "./open-inquiries.repository.ts";

const ration = { name: "openInquiries", perHour: limits.openInquiriesPerHour };

/**
 * Keeps what somebody writes to support who is not signed in, suspended or locked, and mails it there. Whether the e-mail
 * has an account is not looked at: neither the answer nor its time may tell. `tooManyRequests`.
 */
export function sendOpenInquiry(
  deps: Deps,
  { inquiry, ip }: { inquiry: OpenInquiry; ip: string },
): Promise<{ inquiryId: string }> {
  const now = deps.clock.now();
  const inquiryId = uuidAt(now);
  const { name, email, subject, message } = inquiry;
  return deps.db.transaction().execute(async (trx) => {
    await spendRation(deps, { db: trx, ip, ration });
    const sealed = sealOpenInquiry(deps.keys, { id: inquiryId, inquiry });
    await insertOpenInquiry(trx, { id: inquiryId, emailHash: hashOf(deps, email), sealed, now });
    await deps.outbox.enqueue(trx, {
      kind: "inquiryForSupport",
      data: { inquiryId, fullName: name, email, subject, message, isSignedOut: true },
      to: deps.config.supportEmail,
      locale: "ja",
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
    return { inquiryId };
  });
}

/** What was written under the e-mail of an account goes with it. */
export function forgetOpenInquiries(deps: Deps, { trx, email }: { trx: Trx; email: string }): Promise<void> {
  return deleteOpenInquiries(trx, hashOf(deps, email));
}

function hashOf({ hash }: Deps, email: string): string {
  return hash.of("openInquiry", email);
}

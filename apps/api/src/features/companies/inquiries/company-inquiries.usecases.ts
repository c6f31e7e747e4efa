import { plusBankDays } from "@tomoru/contract/bank-days";
import {
  type CompanyInquiry,
  isTopicOfPlan,
  type sendCompanyInquiry as sendEndpoint,
} from "@tomoru/contract/company/company-inquiries";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import { holdMember } from "../../../accounts/members.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import type { Caller } from "../../../platform/http/route.ts";
import { japanDay, japanMonth } from "../../../platform/japan-time.ts";
import { uuidAt } from "../../../platform/random.ts";
import { Refusal, refuseAccess } from "../../../platform/refusal.ts";
import { once } from "../../../platform/request-keys.ts";
import { findCompany } from "../company/company.repository.ts";
import { planValuesOf } from "../company/subscription.usecases.ts";
import { takeUsage } from "../company/usage.usecases.ts";
import { noticeOf } from "../profile/company-notices.rules.ts";
import { insertInquiry } from "./company-inquiries.repository.ts";
import { monthlyOf, sealWritten } from "./company-inquiry.rules.ts";

type Sending = { readonly caller: Caller<"company">; readonly inquiry: CompanyInquiry };
type Result = ResultOf<typeof sendEndpoint>;

/** Keeps what somebody writes to support, mails it there, and says by which bank day it is answered. `noAccess`, `tooManyRequests`. */
export function sendInquiry(
  deps: Deps,
  { caller, inquiry, key }: Sending & { key: string | undefined },
): Promise<Result> {
  return deps.db
    .transaction()
    .execute((trx) =>
      once(deps, { trx, caller, call: "sendCompanyInquiry", key, body: inquiry }, () =>
        keepInquiry(deps, { trx, caller, inquiry }),
      ),
    );
}

async function keepInquiry(deps: Deps, { trx, caller, inquiry }: Sending & { trx: Trx }): Promise<Result> {
  const now = deps.clock.now();
  const companyId = caller.ownerId;
  const { topic, subject, message } = inquiry;
  const { fullName, email } = await holdMember(trx, caller);
  const values = await planValuesOf(trx, companyId);
  if (!isTopicOfPlan(topic, { values })) throw refuseAccess("plan");
  const monthly = monthlyOf(topic);
  const taken = monthly && { ...monthly, companyId, period: japanMonth(now), count: 1 };
  if (taken && !(await takeUsage(trx, taken))) throw refuseAccess("plan");
  await refuseOver(trx, { key: `inquiries:${companyId}`, perHour: limits.inquiriesPerHour, now });
  const company = await findCompany(trx, companyId);
  if (!company) throw new Refusal("userDeleted");
  const inquiryId = uuidAt(now);
  const dueOn = plusBankDays(japanDay(now), values.supportDays);
  const sealed = sealWritten(deps.keys, { id: inquiryId, written: { fullName, email, subject, message } });
  await insertInquiry(trx, { companyId, id: inquiryId, topic, sealed, dueOn, now });
  await deps.outbox.enqueue(trx, {
    kind: "companyInquiryForSupport",
    data: { inquiryId, companyId, companyName: company.name ?? "", fullName, email, dueOn, ...inquiry },
    ...noticeOf(deps, { email: deps.config.supportEmail, locale: "ja" }),
    about: companyId,
  });
  return { inquiryId, dueOn };
}

import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { Inquiry } from "@tomoru/contract/influencer/membership";
import { limits } from "@tomoru/contract/limits";
import type {
  answerInquiry as answerEndpoint,
  listInquiries as listEndpoint,
} from "@tomoru/contract/operator/operator";
import { holdPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { audit } from "../../platform/audit-log.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { refuseOver } from "../../platform/hourly-limit.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { uuidAt } from "../../platform/random.ts";
import { Refusal } from "../../platform/refusal.ts";
import { insertInquiry, listInquiryRows, putAnswered } from "./inquiries.repository.ts";
import { openInquiry, openOpenInquiry, sealInquiry } from "./inquiry-content.rules.ts";

/** Keeps what a person writes to support, and mails it there. `tooManyRequests`. */
export function sendInquiry(
  deps: Deps,
  { ownerId, inquiry }: { ownerId: OwnerId<"influencer">; inquiry: Inquiry },
): Promise<{ inquiryId: string }> {
  const now = deps.clock.now();
  const inquiryId = uuidAt(now);
  return deps.db.transaction().execute(async (trx) => {
    const { email, fullName } = await holdPerson(trx, ownerId);
    await refuseOver(trx, { key: `inquiries:${ownerId}`, perHour: limits.inquiriesPerHour, now });
    const sealed = sealInquiry(deps.keys, { id: inquiryId, inquiry });
    await insertInquiry(trx, { ownerId, id: inquiryId, sealed, now });
    await deps.outbox.enqueue(trx, {
      kind: "inquiryForSupport",
      data: { inquiryId, fullName, email, ...inquiry },
      to: deps.config.supportEmail,
      locale: "ja",
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
      about: ownerId,
    });
    return { inquiryId };
  });
}

/** All inquiries, newest first, for the operator. Somebody who was not signed in has no number, and their name is not proven. */
export async function listInquiries(
  { db, keys }: Deps,
  { limit, ...query }: QueryOf<typeof listEndpoint>,
): Promise<ResultOf<typeof listEndpoint>> {
  // One more than is shown tells whether a next page exists.
  const rows = await listInquiryRows(db, { ...query, rows: limit + 1 });
  const docs = rows.slice(0, limit).map((row) => ({
    id: row.id,
    influencerId: row.influencer_id,
    ...writtenIn(keys, row),
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
  return { docs, hasNextPage: rows.length > limit };
}

/** `dataNotFound`. Answers the same when called again. */
export function answerInquiry(
  deps: Deps,
  { operator, id }: { operator: string; id: string },
): Promise<ResultOf<typeof answerEndpoint>> {
  return deps.db.transaction().execute(async (trx) => {
    const influencerId = await putAnswered(trx, { id, now: deps.clock.now() });
    if (influencerId === undefined) throw new Refusal("dataNotFound");
    const about = influencerId === null ? {} : { about: influencerId };
    await audit(trx, { operator, call: "answerInquiry", ...about }, deps);
    return { inquiryId: id, state: "answered" };
  });
}

type Row = Awaited<ReturnType<typeof listInquiryRows>>[number];

function writtenIn(keys: Deps["keys"], { id, content: sealed, influencer_id, full_name, email }: Row) {
  if (influencer_id !== null) return { fullName: full_name, email, ...openInquiry(keys, { id, sealed }) };
  const { name, ...written } = openOpenInquiry(keys, { id, sealed });
  return { fullName: name, ...written };
}

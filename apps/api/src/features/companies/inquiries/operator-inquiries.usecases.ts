import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type * as endpoints from "@tomoru/contract/operator/companies";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../../platform/audit-log.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findInquiries, putAnswered } from "./company-inquiries.repository.ts";
import { openWritten } from "./company-inquiry.rules.ts";

type Listing = { readonly operator: string; readonly query: QueryOf<typeof endpoints.listCompanyInquiries> };

/** What waits for an answer, what is due first in front; or what was answered, newest first. */
export async function listInquiries(
  deps: Deps,
  { operator, query: { limit, state = "open", ...query } }: Listing,
): Promise<ResultOf<typeof endpoints.listCompanyInquiries>> {
  await audit(deps.db, { operator, call: "listCompanyInquiries" }, deps);
  const rows = await findInquiries(deps.db, { ...query, state, rows: limit + 1 });
  const docs = rows.slice(0, limit).map((row) => ({
    inquiryId: row.id,
    companyId: row.company_id,
    companyName: row.name,
    ...openWritten(deps.keys, { id: row.id, sealed: row.content }),
    topic: row.topic,
    dueOn: row.due_on,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
  }));
  return { docs, hasNextPage: rows.length > limit };
}

/** `dataNotFound`. Said twice, it is answered all the same. */
export function answerInquiry(
  deps: Deps,
  { operator, id }: { operator: string; id: string },
): Promise<ResultOf<typeof endpoints.answerCompanyInquiry>> {
  return deps.db.transaction().execute(async (trx) => {
    const companyId = await putAnswered(trx, { id, now: deps.clock.now() });
    if (companyId === undefined) throw new Refusal("dataNotFound");
    await audit(trx, { operator, call: "answerCompanyInquiry", about: companyId }, deps);
    return { inquiryId: id, state: "answered" };
  });
}

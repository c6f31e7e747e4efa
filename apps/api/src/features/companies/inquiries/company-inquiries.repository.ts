import type { InquiryTopic } from "@tomoru/contract/company/company-inquiries";
import type { SealedColumn } from "../../../platform/crypto/sealed-column.ts";
import type { Queryable, Trx } from "../../../platform/db/database.ts";
import type { CompanyId } from "../company/company.repository.ts";

export const sealedCompanyInquiries: SealedColumn = {
  table: "company_inquiries",
  column: "content",
  boundTo: ["id"],
};

type NewInquiry = {
  readonly companyId: CompanyId;
  readonly id: string;
  readonly topic: InquiryTopic;
  readonly sealed: string;
  readonly dueOn: string;
  readonly now: Date;
};

export async function insertInquiry(trx: Trx, inquiry: NewInquiry): Promise<void> {
  const { companyId, id, topic, sealed, dueOn, now } = inquiry;
  await trx
    .insertInto("company_inquiries")
    .values({
      company_id: companyId,
      id,
      topic,
      content: sealed,
      due_on: dueOn,
      state: "open",
      created_at: now,
    })
    .execute();
}

type Wanted = {
  readonly state: "open" | "answered";
  readonly topic?: InquiryTopic | undefined;
  readonly due?: string | undefined;
  readonly offset: number;
  readonly rows: number;
};

/** Inquiries of all companies for the operator: the earliest due first, of answered ones the newest. */
export function findInquiries(db: Queryable, { state, topic, due, offset, rows }: Wanted) {
  return db
    .selectFrom("company_inquiries as written")
    .innerJoin("companies as company", "company.id", "written.company_id")
    .select([
      "written.id",
      "written.company_id",
      "written.topic",
      "written.content",
      "written.due_on",
      "written.created_at",
      "written.answered_at",
      "company.name",
    ])
    .where("written.state", "=", state)
    .$if(topic !== undefined, (query) => query.where("written.topic", "=", topic as InquiryTopic))
    .$if(due !== undefined, (query) => query.where("written.due_on", "<=", due as string))
    .$if(state === "open", (query) => query.orderBy("written.due_on").orderBy("written.id"))
    .$if(state === "answered", (query) =>
      query.orderBy("written.created_at", "desc").orderBy("written.id", "desc"),
    )
    .offset(offset)
    .limit(rows)
    .execute();
}

/** Undefined for one that is not there. The operator names it alone, so every shard is asked. */
export async function putAnswered(
  trx: Trx,
  { id, now }: { id: string; now: Date },
): Promise<string | undefined> {
  const answered = await trx
    .updateTable("company_inquiries")
    .set(({ fn, ref, val }) => ({
      state: "answered",
      answered_at: fn.coalesce(ref("answered_at"), val(now)),
    }))
    .where("id", "=", id)
    .returning("company_id")
    .executeTakeFirst();
  return answered?.company_id;
}

import type { Locale } from "@tomoru/contract/fields";
import type { Queryable } from "../../platform/db/database.ts";

export type Applicant = {
  readonly influencerId: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
};

/** The recipients of mails about applications, without those who have closed their accounts. */
export async function findApplicants(db: Queryable, influencerIds: readonly string[]): Promise<Applicant[]> {
  const rows = await db
    .selectFrom("accounts")
    .select(["owner_id", "email", "full_name", "locale"])
    .where("owner_id", "in", [...influencerIds])
    .where("kind", "=", "influencer")
    .where("status", "<>", "closed")
    .execute();
  return rows.flatMap(({ owner_id, email, full_name, locale }) =>
    email === null ? [] : { influencerId: owner_id, email, fullName: full_name ?? "", locale },
  );
}

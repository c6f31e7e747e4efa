import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { AuditSubject, listAudit as endpoint } from "@tomoru/contract/operator/audit";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { creatorNamesOf } from "../profile/creator-names.usecases.ts";
import { findCompanyNames, findDeeds, findRunDays } from "./audit.repository.ts";
import { subjectKindOf } from "./audit-subjects.rules.ts";

type Deed = Awaited<ReturnType<typeof findDeeds>>[number];

/** Who of the operator's people did what, newest first. */
export async function listAudit(
  { db }: Pick<Deps, "db">,
  { limit, ...query }: QueryOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const rows = await findDeeds(db, { ...query, rows: limit + 1 });
  const shown = rows.slice(0, limit);
  const subjectOf = await subjectsOf(db, shown);
  const docs = shown.map((deed) => ({
    deedId: deed.id,
    operator: deed.operator,
    call: deed.call,
    about: deed.about,
    note: deed.note,
    subject: subjectOf(deed),
    doneAt: deed.done_at.toISOString(),
  }));
  return { docs, hasNextPage: rows.length > limit };
}

/** Whom or what each is about, by name; null where the log does not know. */
async function subjectsOf(
  db: Queryable,
  deeds: readonly Deed[],
): Promise<(deed: Deed) => AuditSubject | null> {
  const idsOf = (kind: AuditSubject["kind"]) =>
    new Set(deeds.flatMap(({ call, about }) => (subjectKindOf(call) === kind && about ? about : [])));
  const companies = await findCompanyNames(db, idsOf("company"));
  const runs = await findRunDays(db, idsOf("run"));
  const creatorName = await creatorNamesOf(db, [...idsOf("creator")]);
  return ({ call, about, deal_id }) => {
    const none = { name: null, run: null };
    if (deal_id !== null) return { ...none, kind: "deal", id: deal_id };
    const kind = subjectKindOf(call);
    if (kind === undefined || about === null) return null;
    if (kind === "company") return { ...none, kind, id: about, name: companies.get(about) ?? null };
    if (kind === "run") return { ...none, kind, id: about, run: runs.get(about) ?? null };
    return { ...none, kind, id: about, name: creatorName(about) || null };
  };
}

import type { QueryOf, ResultOf } from "@tomoru/contract/endpoint";
import type { AuditSubject, listAudit as endpoint } from "@tomoru/contract/operator/audit";
import type { Deps } from "../../deps.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { daysAfter, japanMoment } from "../../platform/japan-time.ts";
import { reasonsOfDeals } from "../deals/lists/given-reasons.usecases.ts";
import { creatorNamesOf } from "../profile/creator-names.usecases.ts";
import {
  findCompanyNames,
  findCompanyReasons,
  findCreatorReasons,
  findDeeds,
  findRunDays,
} from "./audit.repository.ts";
import { type Given, reasonedCalls, reasonOf } from "./audit-reasons.rules.ts";
import { subjectKindOf } from "./audit-subjects.rules.ts";

type Deed = Awaited<ReturnType<typeof findDeeds>>[number];

/** Who of the operator's people did what, newest first. */
export async function listAudit(
  { db }: Pick<Deps, "db">,
  { limit, on, ...query }: QueryOf<typeof endpoint>,
): Promise<ResultOf<typeof endpoint>> {
  const during = on && { from: japanMoment(on, "00:00"), until: japanMoment(daysAfter(on, 1), "00:00") };
  const rows = await findDeeds(db, { ...query, during: during || undefined, rows: limit + 1 });
  const shown = rows.slice(0, limit);
  const subjectOf = await subjectsOf(db, shown);
  const givenOf = await reasonsOf(db, shown);
  const docs = shown.map((deed) => ({
    deedId: deed.id,
    operator: deed.operator,
    call: deed.call,
    about: deed.about,
    note: deed.note,
    reason: reasonOf(deed, givenOf(deed)),
    subject: subjectOf(deed),
    doneAt: deed.done_at.toISOString(),
  }));
  return { docs, hasNextPage: rows.length > limit };
}

/** What was given as reasons for what they are about; a statement for the page, however many it shows. */
async function reasonsOf(db: Queryable, deeds: readonly Deed[]): Promise<(deed: Deed) => Given[]> {
  const subjects = (kind: keyof typeof reasonedCalls) => [
    ...new Set(deeds.flatMap((deed) => (isOf(kind, deed.call) ? (keyOf(deed) ?? []) : []))),
  ];
  const given: (Given & { about: string })[] = [
    ...(await reasonsOfDeals(db, subjects("deal"))),
    ...(await findCompanyReasons(db, subjects("company"))),
    ...(await findCreatorReasons(db, subjects("creator"))),
  ];
  const bySubject = Map.groupBy(given, ({ about }) => about);
  return (deed) => bySubject.get(keyOf(deed) ?? "") ?? [];
}

const keyOf = ({ call, about, deal_id }: Deed) =>
  isOf("deal", call) ? deal_id : isOf("company", call) || isOf("creator", call) ? about : null;

const isOf = (kind: keyof typeof reasonedCalls, call: string) =>
  (reasonedCalls[kind] as readonly string[]).includes(call);

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

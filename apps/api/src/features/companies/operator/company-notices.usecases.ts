import { publicMailDomains } from "@tomoru/contract/company/public-mail-domains";
import type { BodyOf, ResultOf } from "@tomoru/contract/endpoint";
import { limits } from "@tomoru/contract/limits";
import type * as endpoints from "@tomoru/contract/operator/company-notices";
import type { Deps } from "../../../deps.ts";
import { audit } from "../../../platform/audit-log.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import { daysAfter, japanDay } from "../../../platform/japan-time.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findCompanies } from "../company/company.repository.ts";
import { findFullDays, findSharedDomains, putSeen } from "./company-notices.repository.ts";

type Operator = { readonly operator: string };
type Result = ResultOf<typeof endpoints.listCompanyNotices>;

const rows = limits.noticesShown + 1;

/** Who may be taking the directory along: made at each look from what is counted, so that nothing has to be sent, and nothing is lost. */
export async function listNotices(deps: Deps, { operator }: Operator): Promise<Result> {
  await audit(deps.db, { operator, call: "listCompanyNotices" }, deps);
  const now = deps.clock.now();
  const [full, shared] = await Promise.all([
    findFullDays(deps.db, {
      from: daysAfter(japanDay(now), 1 - limits.fullDaysWithin),
      least: limits.fullDaysTold,
      rows,
    }),
    findSharedDomains(deps.db, {
      since: secondsAfter(now, -limits.domainCompaniesDays * 86_400),
      least: limits.domainCompaniesTold,
      except: [...publicMailDomains],
      rows,
    }),
  ]);
  const named = await namesOf(deps, shared);
  const docs: Result["docs"] = [
    ...full.map(({ days, companyId, name, createdAt }) => ({
      kind: "searchLimit" as const,
      domain: null,
      days,
      companies: [{ companyId, name, createdAt: createdAt.toISOString() }],
    })),
    ...shared.map(({ domain, companyIds }) => ({
      kind: "domain" as const,
      domain,
      days: [],
      companies: shownOf(companyIds).flatMap((id) => named.get(id) ?? []),
    })),
  ];
  return { docs: docs.slice(0, limits.noticesShown), hasNextPage: docs.length > limits.noticesShown };
}

const shownOf = (companyIds: readonly string[]) => companyIds.slice(0, limits.noticeCompanies);

async function namesOf({ db }: Deps, shared: readonly { companyIds: readonly string[] }[]) {
  const companies = await findCompanies(
    db,
    shared.flatMap(({ companyIds }) => shownOf(companyIds)),
  );
  return new Map(
    companies.map(({ id, name, created_at }) => [
      id,
      { companyId: id, name, createdAt: created_at.toISOString() },
    ]),
  );
}

/**
 * What was shown waits no more: days up to today, or these companies of a domain; one that has signed up meanwhile is none of them.
 * `dataNotFound` where none of them is there.
 */
export function seeNotice(
  deps: Deps,
  { operator, kind, companyIds }: Operator & BodyOf<typeof endpoints.seeCompanyNotice>,
): Promise<ResultOf<typeof endpoints.seeCompanyNotice>> {
  const day = japanDay(deps.clock.now());
  return deps.db.transaction().execute(async (trx) => {
    const seen: string[] = [];
    // In the order of their ids: of two at once neither waits for the other's.
    for (const companyId of [...new Set(companyIds)].sort()) {
      const id = await putSeen(trx, { companyId, kind, day });
      if (id === undefined) continue;
      seen.push(id);
      await audit(trx, { operator, call: "seeCompanyNotice", about: id, note: kind }, deps);
    }
    if (seen.length === 0) throw new Refusal("dataNotFound");
    return { kind, companyIds: seen };
  });
}

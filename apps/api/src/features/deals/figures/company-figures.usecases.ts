import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { daysAfter, japanDay, japanMoment } from "../../../platform/japan-time.ts";
import { putCompanyFigures } from "../../companies/profile/company-figures.usecases.ts";
import { countAnswered, countContracts, countPaid, findWarned } from "./company-figures.repository.ts";
import { figuresOf } from "./company-figures.rules.ts";

/**
 * What creators are shown of companies, made anew of the last 180 days over all of them: four statements for any number. Twice is as
 * once, on whatever copies.
 */
export async function makeCompanyFigures({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const day = daysAfter(japanDay(now), -limits.companyFigureDays);
  const since = { at: japanMoment(day, "00:00"), day };
  const contracts = await countContracts(db, since);
  const answers = await countAnswered(db, since);
  const paid = await countPaid(db, since);
  const warned = await findWarned(db, since);
  await putCompanyFigures(db, { figures: figuresOf({ contracts, answers, paid, warned }), now });
}

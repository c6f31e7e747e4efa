import type { downloadSearch } from "@tomoru/contract/company/csv";
import { csvNameOf } from "@tomoru/contract/company/csv";
import type { BodyOf } from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import { platformNames } from "@tomoru/i18n/brand";
import type { Deps } from "../../../deps.ts";
import type { Admitted, FileAnswer } from "../../../platform/http/route.ts";
import { japanDay } from "../../../platform/japan-time.ts";
import { refuseAccess } from "../../../platform/refusal.ts";
import { planValuesOf } from "../../companies/company/subscription.usecases.ts";
import { queryOf } from "../saved-searches/saved-searches.usecases.ts";
import { findPage } from "../search/search.repository.ts";
import { countAccounts, searchOf } from "../search/search.usecases.ts";
import { filtersBeyond, reachOf } from "../search/search-query.rules.ts";
import { csvOfAccounts, takeCsvRows } from "./accounts-csv.usecases.ts";

type Caller = Admitted<"company">;
type Asked = {
  readonly caller: Caller;
  readonly body: BodyOf<typeof downloadSearch>;
  readonly key: string | undefined;
  readonly locale: Locale;
};

/** The first rows that a search finds; they count against the month, and against the accounts of the day as any others. */
export async function fileOfSearch(deps: Deps, { caller, body, key, locale }: Asked): Promise<FileAnswer> {
  const { platform, sort, rows: most } = body;
  const query = { ...queryOf(body), sort };
  const ids = await takeCsvRows(deps, {
    caller,
    call: "downloadSearch",
    key,
    body,
    find: async (trx, values) => {
      const reach = reachOf(values);
      if (filtersBeyond(query, reach, values.prAnalysis)) throw refuseAccess("plan");
      const search = await searchOf({ db: trx, clock: deps.clock }, { query, reach, after: null });
      const { rows } = await findPage(trx, { search, most });
      const counted = rows.length;
      await countAccounts(deps.clock, { trx, caller, count: counted, most: values.searchRowsPerDay });
      return { ids: rows.map(({ id }) => id), counted };
    },
  });
  const { prAnalysis } = await planValuesOf(deps.db, caller.ownerId);
  const name = csvNameOf({ name: platformNames[platform], day: japanDay(deps.clock.now()) });
  return { name, text: csvOfAccounts(deps, { platform, ids, locale, hasPrAnalysis: prAnalysis }) };
}

import { csvNameOf } from "@tomoru/contract/company/csv";
import type { Locale } from "@tomoru/contract/fields";
import type { Deps } from "../../deps.ts";
import type { Admitted, FileAnswer } from "../../platform/http/route.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { Refusal } from "../../platform/refusal.ts";
import { planValuesOf } from "../companies/company/subscription.usecases.ts";
import { foundAmong } from "../discovery/cards/cards.usecases.ts";
import { csvOfAccounts, takeCsvRows } from "../discovery/csv/accounts-csv.usecases.ts";
import { changeableList } from "./held-lists.usecases.ts";
import { findEntriesOf } from "./list-rows.repository.ts";
import { findListWithEntries } from "./lists.repository.ts";

type Asked = {
  readonly caller: Admitted<"company">;
  readonly listId: string;
  readonly key: string | undefined;
  readonly locale: Locale;
};

/** A whole list, consulted or not: 409 at `locked` beyond the plan. Who is found no more keeps a row, which does not count. */
export async function fileOfList(deps: Deps, { caller, listId, key, locale }: Asked): Promise<FileAnswer> {
  const list = { companyId: caller.ownerId, listId };
  const before = await findListWithEntries(deps.db, list);
  if (!before) throw new Refusal("dataNotFound");
  const { name, platform } = before;
  const ids = await takeCsvRows(deps, {
    caller,
    call: `downloadList/${listId}`,
    key,
    body: {},
    find: async (trx) => {
      await changeableList(trx, list);
      const influencerIds = (await findEntriesOf(trx, list)).map(({ influencerId }) => influencerId);
      const found = await foundAmong(trx, { influencerIds, platform });
      return { ids: influencerIds, counted: found.size };
    },
  });
  const { prAnalysis } = await planValuesOf(deps.db, caller.ownerId);
  const entries = await findEntriesOf(deps.db, list);
  const noted = new Map(entries.map((entry) => [entry.influencerId, entry]));
  return {
    name: csvNameOf({ name, day: japanDay(deps.clock.now()) }),
    text: csvOfAccounts(deps, {
      platform,
      ids,
      locale,
      hasPrAnalysis: prAnalysis,
      notedOf: (influencerId) => noted.get(influencerId),
    }),
  };
}

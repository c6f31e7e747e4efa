import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { creatorIdOf } from "../discovery/cards/cards.usecases.ts";
import { makeGroup } from "../lists/groups.usecases.ts";
import { writeNote } from "../lists/list-rows.usecases.ts";
import { editList, makeList } from "../lists/lists.usecases.ts";
import { demoCallerOf } from "./demo-company.usecases.ts";
import { demoCreators } from "./demo-creators.rules.ts";
import { demoCreatorId } from "./demo-creators.usecases.ts";
import { type DemoList, demoGroups, demoLists } from "./demo-lists.data.ts";
import { demoEntriesOf } from "./demo-lists.rules.ts";

/**
 * Makes the lists of the demo's company, as it would have made them itself. Runs once, after the creators were inserted. Answers the ids by
 * their names.
 */
export async function seedDemoLists(deps: Deps): Promise<ReadonlyMap<string, string>> {
  const lists = new Map<string, string>();
  const caller = await demoCallerOf(deps);
  if (!caller) return lists;
  const groupIds = new Map<string, string>();
  for (const name of demoGroups) {
    const { docs } = await makeGroup(deps, { caller, name, key: undefined });
    for (const { groupId, name } of docs) groupIds.set(name, groupId);
  }
  const creators = demoCreators();
  for (const list of demoLists) {
    const groupId = groupIds.get(list.group ?? "") ?? null;
    const entries = demoEntriesOf(list, creators);
    lists.set(list.name, await seedList(deps, { caller, list, groupId, entries }));
  }
  return lists;
}

type Seeding = {
  readonly caller: Admitted<"company">;
  readonly list: DemoList;
  readonly groupId: string | null;
  readonly entries: ReturnType<typeof demoEntriesOf>;
};

async function seedList(deps: Deps, { caller, list, groupId, entries }: Seeding): Promise<string> {
  const madeAt = secondsAfter(deps.clock.now(), -list.madeDaysAgo * 86_400);
  const whenMade = { ...deps, clock: { now: () => madeAt } };
  const { name, explanation, platform } = list;
  const creatorIds = entries.map(({ number }) => creatorIdOf(deps, demoCreatorId(number)));
  const body = { name, explanation, platform, groupId, creatorIds };
  const { listId } = await makeList(whenMade, { caller, body, key: undefined });
  if (list.budgetBand !== null) {
    const { budgetBand } = list;
    await editList(whenMade, { caller, listId, change: { budgetBand } });
  }
  for (const { number, note } of entries.filter(({ note }) => note !== ""))
    await writeNote(whenMade, { caller, listId, influencerId: demoCreatorId(number), note });
  return listId;
}

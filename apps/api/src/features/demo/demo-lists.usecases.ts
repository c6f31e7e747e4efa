import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { creatorIdOf } from "../discovery/cards.usecases.ts";
import { makeGroup } from "../lists/groups.usecases.ts";
import { writeNote } from "../lists/list-rows.usecases.ts";
import { makeList } from "../lists/lists.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { findDemoMember } from "./demo-company.repository.ts";
import { demoCreators } from "./demo-creators.rules.ts";
import { demoCreatorId } from "./demo-creators.usecases.ts";
import { type DemoList, demoGroups, demoLists } from "./demo-lists.data.ts";
import { demoEntriesOf } from "./demo-lists.rules.ts";

/** What the demo's company has kept of the demo's creators, as it would have done it itself. Once: after the creators were brought in. */
export async function seedDemoLists(deps: Deps): Promise<void> {
  const member = await findDemoMember(deps.db, demoCompany.email);
  if (!member) return;
  const caller = {
    actor: "company",
    ownerId: mintOwnerId<"company">(member.owner_id),
    accountId: member.id,
    sessionId: "",
    role: "owner",
    isUnpaid: false,
  } as const;
  const groupIds = new Map<string, string>();
  for (const name of demoGroups) {
    const { docs } = await makeGroup(deps, { caller, name, key: undefined });
    for (const { groupId, name } of docs) groupIds.set(name, groupId);
  }
  const creators = demoCreators();
  for (const list of demoLists) {
    const groupId = groupIds.get(list.group ?? "") ?? null;
    await seedList(deps, { caller, list, groupId, entries: demoEntriesOf(list, creators) });
  }
}

type Seeding = {
  readonly caller: Admitted<"company">;
  readonly list: DemoList;
  readonly groupId: string | null;
  readonly entries: ReturnType<typeof demoEntriesOf>;
};

async function seedList(deps: Deps, { caller, list, groupId, entries }: Seeding): Promise<void> {
  const madeAt = secondsAfter(deps.clock.now(), -list.madeDaysAgo * 86_400);
  const whenMade = { ...deps, clock: { now: () => madeAt } };
  const { name, explanation, platform } = list;
  const creatorIds = entries.map(({ number }) => creatorIdOf(deps, demoCreatorId(number)));
  const body = { name, explanation, platform, groupId, creatorIds };
  const { listId } = await makeList(whenMade, { caller, body, key: undefined });
  for (const { number, note } of entries.filter(({ note }) => note !== ""))
    await writeNote(whenMade, { caller, listId, influencerId: demoCreatorId(number), note });
}

import * as consultations from "@tomoru/contract/company/consultations";
import { downloadList, downloadSearch } from "@tomoru/contract/company/csv";
import * as creators from "@tomoru/contract/company/discovery";
import * as listGroups from "@tomoru/contract/company/list-groups";
import * as lists from "@tomoru/contract/company/lists";
import * as saved from "@tomoru/contract/company/saved-searches";
import * as work from "@tomoru/contract/company/work";
import { aConsultation } from "@tomoru/contract/testing/consultation.builder";
import { seedFound } from "../features/discovery/search/found-creators.testing.ts";
import type { Caller } from "./call-maker.ts";
import type { TestApp } from "./test-app.ts";

/** Searches, keeps what it finds, and asks creators, with every call of those. */
export async function findCreators(
  { app }: { app: TestApp },
  { call }: Caller,
  token: string,
): Promise<void> {
  const found = [await seedFound(app), await seedFound(app)];
  const ids = found.map(({ creatorId }) => creatorId);
  for (const query of [{}, { q: "found" }, { category: "beauty", sort: "price" }] as const)
    await call(creators.searchCreators, { token, query });
  await call(creators.searchCreators);
  const params = { id: ids[0] ?? "" };
  await call(creators.getInsight, { token, params });
  await call(creators.getPrAnalysis, { token, params });
  await call(creators.compareCreators, { token, query: { ids: ids.join(",") } });
  await keepSearches({ call }, token);
  await keepLists({ call }, token, ids);
  await askCreators({ call }, token, ids);
}

async function askCreators(
  { call }: Pick<Caller, "call">,
  token: string,
  creatorIds: string[],
): Promise<void> {
  const platform = "instagram";
  const { listId } = await call(lists.createList, { token, body: { name: "相談", platform, creatorIds } });
  await call(consultations.previewConsultation, { token, query: { listId, platform } });
  const asked = aConsultation();
  const { consultationId: id } = await call(consultations.consult, { token, body: { ...asked, listId } });
  const [creatorId = ""] = creatorIds;
  await call(consultations.consult, { token, body: { ...asked, creatorId } });
  const { nextCursor } = await call(consultations.listConsultations, { token, query: { limit: "1" } });
  await call(consultations.listConsultations, { token, query: { cursor: nextCursor ?? "" } });
  await call(consultations.getConsultation, { token, params: { id } });
  const { docs } = await call(consultations.listAnswers, { token, params: { id } });
  const offer = { id, offerId: docs[0]?.offerId ?? "" };
  const { nextCursor: after } = await call(work.listWork, { token, query: { limit: "1", group: "running" } });
  await call(work.listWork, { token, query: { cursor: after ?? "", group: "done" } });
  await call(work.getWork, { token, params: { id } });
  await call(work.listBoardRows, { token, params: { id } });
  await call(work.remindCreator, { token, params: { id: docs[0]?.offerId ?? "" } });
  await call(consultations.withdrawOffer, { token, params: offer, body: { action: "withdraw" } });
  await call(consultations.closeConsultation, { token, params: { id }, body: { action: "close" } });
}

async function keepSearches({ call }: Pick<Caller, "call">, token: string): Promise<void> {
  const body = { name: "しずく 候補", platform: "instagram" as const, filters: { category: ["beauty"] } };
  const { searchId: id } = await call(saved.saveSearch, { token, body: { ...body, isMailed: true } });
  const params = { id };
  await call(saved.listSavedSearches, { token });
  const change = { name: "冬", filters: { q: "found" }, isMailed: true } as const;
  await call(saved.updateSavedSearch, { token, params, body: change });
  await call(saved.openSavedSearch, { token, params });
  const { searchId } = await call(saved.saveSearch, { token, body });
  await call(saved.removeSavedSearch, { token, params: { id: searchId } });
}

async function keepLists({ call }: Pick<Caller, "call">, token: string, creatorIds: string[]): Promise<void> {
  const [{ groupId = "" } = {}] = (await call(listGroups.createGroup, { token, body: { name: "春" } })).docs;
  const body = { name: "候補", explanation: "", platform: "instagram", groupId, creatorIds } as const;
  const { listId: id } = await call(lists.createList, { token, body });
  const params = { id };
  await call(listGroups.listGroups, { token });
  await call(listGroups.updateGroup, { token, params: { id: groupId }, body: { name: "夏" } });
  for (const query of [{}, { group: "none" }, { group: groupId, q: "候", sort: "name" }] as const)
    await call(lists.listLists, { token, query });
  await call(lists.getList, { token, params });
  await call(lists.updateList, { token, params, body: { explanation: "二人", budgetBand: "100-300" } });
  await call(lists.addToList, { token, params, body: { creatorIds } });
  const row = { id, creatorId: creatorIds[0] ?? "" };
  await call(lists.noteInList, { token, params: row, body: { note: "よさそう" } });
  const { listId: copy } = await call(lists.copyList, { token, params, body: { name: "写し" } });
  await call(lists.removeManyFromList, { token, params: { id: copy }, body: { creatorIds } });
  await call(lists.addToList, { token, params: { id: copy }, body: { creatorIds, notesFrom: id } });
  await call(downloadList, { token, params, headers: { "idempotency-key": "file" } });
  const filters = { q: "found" };
  await call(downloadSearch, { token, body: { platform: "instagram", filters, rows: 10 } });
  await call(lists.removeFromList, { token, params: row });
  await call(lists.removeList, { token, params });
  await call(listGroups.removeGroup, { token, params: { id: groupId } });
}

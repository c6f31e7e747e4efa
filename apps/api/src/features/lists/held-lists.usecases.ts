import type { List } from "@tomoru/contract/company/lists";
import type { Trx } from "../../platform/db/database.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { holdList, type ListKey } from "./lists.repository.ts";

/** The company's list, held; `dataNotFound` for somebody else's and for none. */
export async function heldList(trx: Trx, key: ListKey): Promise<List> {
  const list = await holdList(trx, key);
  if (!list) throw new Refusal("dataNotFound");
  return list;
}

/** The same for who changes it: 409 at `locked` beyond the plan. */
export async function changeableList(trx: Trx, key: ListKey): Promise<List> {
  const list = await heldList(trx, key);
  if (list.isLocked) throw conflictAt("locked");
  return list;
}

/** The same for who adds or takes out: 409 at `status` once it was consulted. */
export async function unconsultedList(trx: Trx, key: ListKey): Promise<List> {
  const list = await changeableList(trx, key);
  if (list.status === "consulted") throw conflictAt("status");
  return list;
}

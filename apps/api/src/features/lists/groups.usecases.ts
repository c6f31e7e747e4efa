import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { Admitted } from "../../platform/http/route.ts";
import { uuidAt } from "../../platform/random.ts";
import { conflictAt, Refusal } from "../../platform/refusal.ts";
import { once } from "../../platform/request-keys.ts";
import { holdCompany } from "../companies/company/hold.usecases.ts";
import {
  deleteGroup,
  findGroups,
  hasGroup,
  insertGroup,
  isNameTaken,
  renameGroup,
} from "./groups.repository.ts";
import type { CompanyId } from "./lists.repository.ts";

type Caller = Admitted<"company">;
type Groups = { docs: ListGroup[] };

export async function groupsOf(db: Queryable, companyId: CompanyId): Promise<Groups> {
  return { docs: await findGroups(db, companyId) };
}

const foldName = (name: string) => name.normalize("NFKC").toLowerCase();

/** 409 `dataInvalid` for a name that there is, and beyond a hundred. */
export function makeGroup(
  deps: Deps,
  { caller, name, key }: { caller: Caller; name: string; key: string | undefined },
): Promise<Groups> {
  const companyId = caller.ownerId;
  return deps.db.transaction().execute((trx) =>
    once(deps, { trx, caller, call: "createGroup", key, body: { name } }, async () => {
      await holdCompany(trx, companyId);
      const groups = await findGroups(trx, companyId);
      if (groups.length >= limits.groupsPerCompany) throw new Refusal("dataInvalid", { status: 409 });
      const now = deps.clock.now();
      const group = { companyId, groupId: uuidAt(now), name, folded: foldName(name), now };
      if (!(await insertGroup(trx, group))) throw conflictAt("name");
      return groupsOf(trx, companyId);
    }),
  );
}

export function changeGroup(
  deps: Deps,
  { caller, groupId, name }: { caller: Caller; groupId: string; name: string },
): Promise<Groups> {
  return inGroup(deps, { caller, groupId }, async (trx, key) => {
    const folded = foldName(name);
    if (await isNameTaken(trx, { ...key, folded })) throw conflictAt("name");
    await renameGroup(trx, { ...key, name, folded });
  });
}

export function endGroup(deps: Deps, asked: { caller: Caller; groupId: string }): Promise<Groups> {
  return inGroup(deps, asked, async (trx, key) => {
    await deleteGroup(trx, key);
  });
}

type Key = { readonly companyId: CompanyId; readonly groupId: string };

async function inGroup(
  { db }: Deps,
  { caller, groupId }: { caller: Caller; groupId: string },
  change: (trx: Trx, key: Key) => Promise<void>,
): Promise<Groups> {
  const companyId = caller.ownerId;
  await db.transaction().execute(async (trx) => {
    await holdCompany(trx, companyId);
    if (!(await hasGroup(trx, { companyId, groupId }))) throw new Refusal("dataNotFound");
    await change(trx, { companyId, groupId });
  });
  return groupsOf(db, companyId);
}

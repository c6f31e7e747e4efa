import type { Deps } from "../deps.ts";
import { closeCompanyAgain } from "../features/companies/closing/closing.usecases.ts";
import { closeAgain } from "../features/membership/closing.usecases.ts";
import type { OpenDatabase } from "../platform/db/database.ts";
import { mintOwnerId } from "../platform/owner.ts";
import { deleteSessions, deleteUnderWay, expireCodeMails } from "./after-restore.repository.ts";
import { takeMarkOff } from "./restoring.ts";

export type Settled = {
  readonly sessions: number;
  readonly codes: number;
  readonly mails: number;
  readonly deleted: number;
};

type Restored = {
  readonly database: Pick<OpenDatabase, "patiently">;
  /** Of creators and companies: a number says not whose it is, and is nobody else's. */
  readonly erased: readonly string[];
};

/**
 * What was good when a backup was made is not good any more: a session may have been ended since, a code used, a person
 * deleted. Notices that waited are kept: one that comes twice has the same Message-ID, one that never comes has none.
 */
export async function settle(deps: Deps, { database, erased }: Restored): Promise<Settled> {
  const ended = await database.patiently((db) =>
    db.transaction().execute(async (trx) => ({
      sessions: await deleteSessions(trx),
      codes: await deleteUnderWay(trx),
      mails: await expireCodeMails(trx),
    })),
  );
  let deleted = 0;
  for (const id of erased) {
    const isErased =
      (await closeAgain(deps, mintOwnerId(id))) || (await closeCompanyAgain(deps, mintOwnerId(id)));
    if (isErased) deleted += 1;
  }
  await takeMarkOff(deps.db);
  return { ...ended, deleted };
}

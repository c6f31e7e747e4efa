import { type Clock, secondsAfter } from "../clock.ts";
import type { Db } from "../db/database.ts";
import { deleteDevMailsBefore, deleteEndedMailsBefore } from "./mails.repository.ts";

const day = 86_400;

/** Seconds that a mail's row is kept after it was written, empty but for its kind and times: long enough to look into a complaint. */
export const endedMailKeptSeconds = 30 * day;

/** Seconds in the dev mailbox, whole: somebody tries things out for a week. */
export const devMailKeptSeconds = 7 * day;

/** Takes away mails that nobody will look for any more; what still waits stays. Safe to run at any time, on several copies at once. */
export async function sweepOldMails({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await deleteEndedMailsBefore(db, secondsAfter(now, -endedMailKeptSeconds));
  await deleteDevMailsBefore(db, secondsAfter(now, -devMailKeptSeconds));
}

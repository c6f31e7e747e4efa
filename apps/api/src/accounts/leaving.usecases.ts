import type { Deps } from "../deps.ts";
import type { Trx } from "../platform/db/database.ts";
import { failureKeysOf, rightPasswords } from "./abuse-limits/password-tries.usecases.ts";
import type { Account } from "./accounts.repository.ts";
import { codeCountsOf } from "./codes/one-time-codes.usecases.ts";
import { closeAccount, deleteCounts, deleteEmail, deletePending } from "./leaving.repository.ts";
import { endSessions } from "./sessions/sessions.usecases.ts";
import { mailKindsOf, purposesOf } from "./side.rules.ts";

/** Deletes all that let the person of a closed account in, and frees its e-mail: no code, lock or wait is left on it. */
export async function forgetSignIn(
  deps: Deps,
  { trx, account }: { trx: Trx; account: Account },
): Promise<void> {
  const { actor, email } = account;
  const purposes = Object.values(purposesOf[actor]);
  await endSessions({ trx, account });
  await deletePending(trx, account);
  await deleteEmail(trx, { actor, email, purposes });
  const codes = purposes.map((purpose) => codeCountsOf(deps, { purpose, subject: email }));
  await deleteCounts(trx, {
    failures: failureKeysOf(deps, account),
    limits: codes.flatMap((code) => code.limits),
    subjectKeys: codes.map(({ subjectKey }) => subjectKey),
    networks: rightPasswords(deps, account).name,
  });
  await closeAccount(trx, { account, now: deps.clock.now() });
}

/** What waits for the account is not sent any more; `isOnlyTo`: of a company that stays with others. */
export function forgetMails(
  { outbox }: Pick<Deps, "outbox">,
  { trx, account, isOnlyTo = false }: { trx: Trx; account: Account; isOnlyTo?: boolean },
): Promise<void> {
  const { actor, ownerId, email } = account;
  return outbox.forget(trx, { about: ownerId, email, isOnlyTo, kinds: mailKindsOf[actor] });
}

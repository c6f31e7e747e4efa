import type { Deps } from "../deps.ts";
import type { Trx } from "../platform/db/database.ts";
import type { OwnerId } from "../platform/owner.ts";
import { codeCountsOf } from "./codes/one-time-codes.usecases.ts";
import { deleteCounts, deleteEmail, deletePending } from "./leaving.repository.ts";
import { failureKeysOf, rightPasswords } from "./passwords/password-proof.usecases.ts";
import { endSessions } from "./sessions/sessions.usecases.ts";

const purposesOfAnEmail = ["signUp", "passwordReset"] as const;

/** Of a closed account nothing stays that let its person in, and its e-mail begins anew: no code, lock or wait is left of it. */
export async function forgetSignIn(
  deps: Deps,
  { trx, ownerId, email }: { trx: Trx; ownerId: OwnerId; email: string },
): Promise<void> {
  await endSessions({ trx, ownerId });
  await deletePending(trx, ownerId);
  await deleteEmail(trx, email);
  const codes = purposesOfAnEmail.map((purpose) => codeCountsOf(deps, { purpose, subject: email }));
  await deleteCounts(trx, {
    failures: failureKeysOf(deps, email),
    limits: codes.flatMap((code) => code.limits),
    subjectKeys: codes.map(({ subjectKey }) => subjectKey),
    networks: rightPasswords(deps, email).name,
  });
}

import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { failureKeysOf } from "../abuse-limits/password-tries.usecases.ts";
import { moveFailures } from "../abuse-limits/sign-in-failures.repository.ts";
import { type Account, moveEmail } from "../accounts.repository.ts";
import { dropGrant } from "../passwords/password-grants.repository.ts";
import { endSessions } from "../sessions/sessions.usecases.ts";
import { mailsOf } from "../side.rules.ts";
import { maskedEmail } from "./email-mask.rules.ts";

type Move = { readonly trx: Trx; readonly account: Account; readonly newEmail: string };

/**
 * An account whose new e-mail is proven: the directory and the account move together, every session ends, and the old address is told. Of
 * two people who claim one address the first has it: `emailInUse`. The account is held.
 */
export async function moveAccount(deps: Deps, { trx, account, newEmail }: Move): Promise<void> {
  if (!(await moveEmail(trx, { account, to: newEmail }))) throw new Refusal("emailInUse");
  const to = failureKeysOf(deps, { actor: account.actor, email: newEmail });
  for (const [side, from] of failureKeysOf(deps, account).entries()) {
    await moveFailures(trx, { from, to: to[side] ?? from });
  }
  // Whoever reads the old mailbox must not reset the password any more.
  await dropGrant(trx, account);
  await endSessions({ trx, account });
  await tellOldAddress(deps, { trx, account, newEmail });
}

async function tellOldAddress(deps: Deps, { trx, account, newEmail }: Move): Promise<void> {
  const now = deps.clock.now();
  await deps.outbox.enqueue(trx, {
    kind: mailsOf[account.actor].emailChanged,
    data: {
      fullName: account.fullName,
      newEmailMasked: maskedEmail(newEmail),
      changedAt: now.toISOString(),
    },
    to: account.email,
    about: account.ownerId,
    locale: account.locale,
    expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
  });
}

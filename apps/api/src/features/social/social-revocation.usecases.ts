import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import type { Trx } from "../../platform/db/database.ts";
import { uuidAt } from "../../platform/random.ts";
import { isPlatformFault } from "../../platform/social/platform-fault.ts";
import type { SocialPlatform, Tokens } from "../../platform/social/social-platform.ts";
import { socialTimes } from "./social.rules.ts";
import { type EndedLink, isPlatformAccountLinked, type SocialKey } from "./social-accounts.repository.ts";
import { revocationQueue } from "./social-queues.data.ts";
import { deleteRevocation, findRevocation, insertRevocation } from "./social-revocations.repository.ts";
import { openTokens } from "./social-tokens.usecases.ts";

type Sealed = { readonly userId: string; readonly tokens: Tokens };
type Ended = { readonly trx: Trx; readonly ownerId: SocialKey["ownerId"]; readonly link: EndedLink };

/** Has the platform told that a link ended, where it can be told, once the transaction is committed. */
export async function revokeLater(deps: Deps, { trx, ownerId, link }: Ended): Promise<void> {
  const { platform, is_sandbox, tokens, platform_user_id: userId } = link;
  if (!tokens || !revokerOf(deps, link)) return;
  const now = deps.clock.now();
  const id = uuidAt(now);
  const sealed: Sealed = { userId, tokens: openTokens(deps, { ownerId, platform }, tokens) };
  await insertRevocation(trx, {
    id,
    platform,
    is_sandbox,
    ciphertext: deps.keys.seal(JSON.stringify(sealed), contextOf(id)),
    expires_at: secondsAfter(now, socialTimes.revocation),
  });
  await deps.jobs.send(trx, { queue: revocationQueue, data: { revocationId: id }, key: id });
}

/** One try. Throws PlatformFault `silent` to be tried again; after a day it is left at that. */
export async function revokeGrant(deps: Deps, id: string): Promise<void> {
  const revocation = await findRevocation(deps.db, id);
  if (!revocation) return;
  const { userId, tokens } = openJson<Sealed>(deps.keys, {
    sealed: revocation.ciphertext,
    context: contextOf(id),
  });
  const revoke = revokerOf(deps, revocation);
  const isTooLate = revocation.expires_at <= deps.clock.now();
  // Linked again meanwhile: taking the old grant back could end the new one, since a platform keeps one per person.
  const isLinkedAgain = await isPlatformAccountLinked(deps.db, { platform: revocation.platform, userId });
  if (revoke && !isTooLate && !isLinkedAgain) await orRefused(revoke(tokens));
  await deleteRevocation(deps.db, id);
}

/** What the platform refuses to take back it has forgotten already. */
async function orRefused(revoking: Promise<void>): Promise<void> {
  try {
    await revoking;
  } catch (error) {
    if (!isPlatformFault(error, "refused")) throw error;
  }
}

type Revocable = Pick<EndedLink, "platform" | "is_sandbox">;

function revokerOf({ social }: Deps, { platform, is_sandbox }: Revocable): SocialPlatform["revoke"] {
  const asked = social.get(platform);
  return asked?.isSandbox === is_sandbox ? asked.revoke : undefined;
}

function contextOf(id: string): string {
  return `social_revocations/${id}`;
}

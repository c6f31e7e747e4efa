import { limits } from "@tomoru/contract/limits";
import { findPerson } from "../../accounts/person.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { openJson } from "../../platform/crypto/sealed-json.ts";
import { isPlatformFault } from "../../platform/social/platform-fault.ts";
import type { Access, SocialPlatform, Tokens } from "../../platform/social/social-platform.ts";
import { expiriesOf, isToBeRefreshed, socialTimes } from "./social.rules.ts";
import type { SocialKey } from "./social-accounts.repository.ts";
import {
  endLease,
  eraseTokens,
  leaseRefresh,
  storeTokens,
  type TokenHolder,
} from "./social-tokens.repository.ts";

export function sealTokens({ keys }: Deps, key: SocialKey, { accessToken, refreshToken }: Tokens): string {
  return keys.seal(JSON.stringify({ accessToken, refreshToken }), contextOf(key));
}

export function openTokens({ keys }: Deps, key: SocialKey, sealed: string): Tokens {
  return openJson(keys, { sealed, context: contextOf(key) });
}

function contextOf({ ownerId, platform }: SocialKey): string {
  return `social_accounts/${ownerId}/${platform}`;
}

type Held = { readonly platform: SocialPlatform; readonly key: SocialKey; readonly holder: TokenHolder };

/**
 * A token to ask with, refreshed where it is about to end. Undefined when there is none: another worker is at it, the
 * link has changed, or the platform took the grant back. No transaction is open while the platform is asked.
 */
export async function freshAccess(deps: Deps, held: Held): Promise<Access | undefined> {
  const { platform, key, holder } = held;
  const now = deps.clock.now();
  const { accessToken } = openTokens(deps, key, holder.tokens);
  if (!isToBeRefreshed(platform, { accessExpiresAt: holder.access_expires_at, now })) {
    return { accessToken, scopes: holder.scopes };
  }
  const stored = { ...key, tokens: holder.tokens };
  const until = secondsAfter(now, socialTimes.refreshLease);
  return (await leaseRefresh(deps.db, { ...stored, now, until })) ? refresh(deps, held) : undefined;
}

/** Stored before it is used: a rotated token that got lost could not be asked for again. */
async function refresh(deps: Deps, { platform, key, holder }: Held): Promise<Access | undefined> {
  const now = deps.clock.now();
  const stored = { ...key, tokens: holder.tokens };
  const before = openTokens(deps, key, holder.tokens);
  try {
    const grant = await platform.refresh(before);
    const tokens = {
      accessToken: grant.accessToken,
      refreshToken: grant.refreshToken ?? before.refreshToken,
    };
    const scopes = [...(grant.scopes ?? holder.scopes)];
    const isStored = await storeTokens(deps.db, stored, {
      tokens: sealTokens(deps, key, tokens),
      scopes,
      ...expiriesOf(grant, { now, refreshBefore: holder.refresh_expires_at }),
    });
    return isStored ? { accessToken: tokens.accessToken, scopes } : undefined;
  } catch (error) {
    if (!isPlatformFault(error, "refused")) {
      await endLease(deps.db, stored);
      throw error;
    }
    deps.log.info({ platform: key.platform, reason: error.message }, "a platform took a grant back");
    await endGrant(deps, { key, tokens: holder.tokens });
    return undefined;
  }
}

/** A link whose tokens are dead waits for its creator. The race: of many that notice it at once one ends it, and writes the mail. */
export async function endGrant(
  deps: Deps,
  { key, tokens }: { key: SocialKey; tokens: string },
): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    if (!(await eraseTokens(trx, { ...key, tokens }, now))) return;
    const person = await findPerson(trx, key.ownerId);
    if (!person) return;
    const { email, fullName, locale } = person;
    await deps.outbox.enqueue(trx, {
      kind: "socialNeedsRelink",
      data: { fullName, platform: key.platform },
      to: email,
      about: key.ownerId,
      locale,
      expiresAt: secondsAfter(now, limits.noticeLifetimeSeconds),
    });
  });
}

import type { SocialAccounts } from "@tomoru/contract/influencer/profile";
import type { LinkedAccount } from "@tomoru/contract/influencer/social";
import type { Platform } from "@tomoru/contract/platforms";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Queryable, Trx } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { Grant } from "../../platform/social/social-platform.ts";
import { forgetAccount } from "../discovery/discovery.usecases.ts";
import { expiriesOf, toLinkedAccounts } from "./social.rules.ts";
import {
  claimPlatformAccount,
  deleteAccounts,
  findAccountFigures,
  findLinkedPlatforms,
  insertAccount,
  type SocialKey,
} from "./social-accounts.repository.ts";
import { revokeLater } from "./social-revocation.usecases.ts";
import { addTokens } from "./social-tokens.repository.ts";
import { sealTokens } from "./social-tokens.usecases.ts";

/** Which platforms a creator has linked, as the profile and the home screen show it. */
export async function linkedPlatforms(
  db: Queryable,
  ownerId: OwnerId<"influencer">,
): Promise<SocialAccounts> {
  const linked = await findLinkedPlatforms(db, ownerId);
  return {
    isConnectedToInstagram: linked.includes("instagram"),
    isConnectedToTiktok: linked.includes("tiktok"),
    isConnectedToYoutube: linked.includes("youtube"),
  };
}

/** The linked accounts with the figures last read, and which platforms can be linked on this installation. */
export async function listSocial(
  { db, social }: Deps,
  ownerId: OwnerId<"influencer">,
): Promise<{ accounts: LinkedAccount[]; available: Platform[] }> {
  const accounts = toLinkedAccounts(await findAccountFigures(db, ownerId));
  return { accounts, available: [...social.available] };
}

/** Not linked is fine. The tokens are gone when this answers; the platform is told after it. */
export function removeSocial(deps: Deps, key: SocialKey): Promise<void> {
  return deps.db.transaction().execute((trx) => endLinks(deps, { trx, ...key }));
}

/** Ends all links of a creator, within the transaction that closes the account. */
export function forgetSocial(
  deps: Deps,
  { trx, ownerId }: { trx: Trx; ownerId: OwnerId<"influencer"> },
): Promise<void> {
  return endLinks(deps, { trx, ownerId });
}

async function endLinks(
  deps: Deps,
  { trx, ...whose }: { trx: Trx; ownerId: OwnerId<"influencer">; platform?: Platform },
): Promise<void> {
  for (const link of await deleteAccounts(trx, whose)) {
    await forgetAccount(trx, { ownerId: whose.ownerId, platform: link.platform });
    await revokeLater(deps, { trx, ownerId: whose.ownerId, link });
  }
}

export const sandboxUserId = (handle: string) => `sandbox-${handle}`;

export type SandboxAccount = {
  readonly platform: Platform;
  readonly handle: string;
  readonly displayName: string;
  readonly followers: number | null;
  readonly recentViews: readonly number[];
};

/** A link that nobody went to a platform for: history that is brought in. Without a grant its figures stay as they are. */
export async function addSandboxAccount(
  trx: Trx,
  { ownerId, account, now }: { ownerId: OwnerId<"influencer">; account: SandboxAccount; now: Date },
): Promise<void> {
  const { platform, handle, displayName, followers, recentViews } = account;
  const userId = sandboxUserId(handle);
  await claimPlatformAccount(trx, { ownerId, platform, userId });
  await insertAccount(trx, {
    influencer_id: ownerId,
    platform,
    platform_user_id: userId,
    handle,
    display_name: displayName,
    is_sandbox: true,
    linked_at: now,
    followers,
    recent_views: JSON.stringify(recentViews),
    read_at: now,
  });
}

/** Lets such a link be asked for, like one that its creator has made: first `readAfter` seconds later. */
export async function addSandboxGrant(
  deps: Deps,
  { trx, key, grant, readAfter }: { trx: Trx; key: SocialKey; grant: Grant; readAfter: number },
): Promise<void> {
  const now = deps.clock.now();
  await addTokens(trx, key, {
    tokens: sealTokens(deps, key, grant),
    scopes: [...(grant.scopes ?? [])],
    ...expiriesOf(grant, { now, refreshBefore: null }),
    next_read_at: secondsAfter(now, readAfter),
  });
}

import type { PostAddress } from "@tomoru/contract/deals/post-urls";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import { countHit, spendAll } from "../../platform/rate-limit.ts";
import { isPlatformFault } from "../../platform/social/platform-fault.ts";
import type { FoundPost, SocialPlatform } from "../../platform/social/social-platform.ts";
import { isTokenDead } from "./social.rules.ts";
import { findAccountFigures, type SocialKey } from "./social-accounts.repository.ts";
import { postBudgetOf, restUntil } from "./social-budgets.rules.ts";
import { findTokenHolder, type TokenHolder } from "./social-tokens.repository.ts";
import { endGrant, freshAccess } from "./social-tokens.usecases.ts";

/**
 * What the platform says of a post: found; none that is public; somebody else's; nothing that can be read (not linked, no grant, or
 * a kind that no call gives); nothing for now; our calls used up until a moment.
 */
export type PostReading =
  | { readonly outcome: "found"; readonly post: FoundPost }
  | { readonly outcome: "notFound" | "wrongAccount" | "unreadable" | "silent" }
  | { readonly outcome: "busy"; readonly until: Date };

type Held = { readonly platform: SocialPlatform; readonly key: SocialKey; readonly holder: TokenHolder };

/** No call gives a story or photos with what creators grant. */
const isUnreadable = ({ platform, kind }: PostAddress) =>
  kind === "story" || (platform === "tiktok" && kind === "photo");

/** Asks the platform, on its own hosts, for a post by its id: no given address is fetched. No transaction is open meanwhile. */
export async function readOwnPost(deps: Deps, key: SocialKey, address: PostAddress): Promise<PostReading> {
  const platform = deps.social.get(key.platform);
  const linked = (await findAccountFigures(deps.db, key.ownerId)).find(
    (account) => account.platform === key.platform,
  );
  if (!linked) return { outcome: "unreadable" };
  if (address.owner !== null && address.owner.toLowerCase() !== linked.handle.toLowerCase())
    return { outcome: "wrongAccount" };
  const holder = await findTokenHolder(deps.db, key);
  if (isUnreadable(address) || !platform || holder?.is_sandbox !== platform.isSandbox)
    return { outcome: "unreadable" };
  const now = deps.clock.now();
  const rule = postBudgetOf(key.platform, now);
  const hit = await countHit(deps.db, { key: budgetKey(key), rule, now });
  if (!hit.allowed) return { outcome: "busy", until: secondsAfter(now, hit.retryAfter) };
  return ask(deps, { platform, key, holder }, address);
}

const budgetKey = ({ platform }: SocialKey) => `postCalls:${platform}`;

async function ask(deps: Deps, held: Held, { mediaId }: PostAddress): Promise<PostReading> {
  const { platform, key, holder } = held;
  try {
    const access = await freshAccess(deps, held);
    if (!access) return { outcome: "silent" };
    const post = await platform.findPost(access, mediaId);
    if (!post) return { outcome: "notFound" };
    const isOther = post.ownerUserId !== null && post.ownerUserId !== holder.platform_user_id;
    return isOther ? { outcome: "wrongAccount" } : { outcome: "found", post };
  } catch (error) {
    if (!isPlatformFault(error)) throw error;
    const { kind, message: reason } = error;
    deps.log.warn({ platform: key.platform, kind, reason }, "a post could not be read");
    if (kind === "busy") {
      const now = deps.clock.now();
      const until = restUntil(key.platform, now);
      await spendAll(deps.db, { key: budgetKey(key), count: postBudgetOf(key.platform, now).count, until });
      return { outcome: "busy", until };
    }
    if (isTokenDead(error)) await endGrant(deps, { key, tokens: holder.tokens });
    return { outcome: kind === "silent" ? "silent" : "unreadable" };
  }
}

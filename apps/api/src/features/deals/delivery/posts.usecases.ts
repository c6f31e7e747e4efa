import { readPostUrl } from "@tomoru/contract/deals/post-urls";
import { limits } from "@tomoru/contract/limits";
import { holdPerson } from "../../../accounts/person.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { refuseOver } from "../../../platform/hourly-limit.ts";
import { uuidAt } from "../../../platform/random.ts";
import { conflictAt, Refusal, refuseField } from "../../../platform/refusal.ts";
import { type Acted, type Deal, type DealKey, dealFor, noteOnDeal } from "../acting/acting.usecases.ts";
import { ownFiles } from "../thread/messages.usecases.ts";
import { dealOf } from "../transitions/deal-row.rules.ts";
import { checkLater } from "./post-checks.usecases.ts";
import {
  changePost,
  claimMedium,
  deletePost,
  findDealPost,
  findDealPosts,
  insertPost,
  lockDeal,
} from "./posts.repository.ts";
import { canPost, type PostRow } from "./posts.rules.ts";

type OfDeal = { readonly trx: Trx; readonly key: DealKey };

/**
 * Takes the address of a post and looks it up afterwards. `dataInvalid` at `url` for what is no post of the deal's platform, 409 at
 * `url` where the medium serves another deal. The same one again is the one that is there.
 */
export async function addPost(
  deps: Deps,
  { trx, key, url }: OfDeal & { readonly url: string },
): Promise<Acted> {
  const address = readPostUrl(url);
  if ("refused" in address) throw refuseField("url", "dataInvalid");
  await holdPerson(trx, key.influencerId);
  const deal = await heldDeal(trx, key);
  const { row } = deal;
  if (address.platform !== row.platform) throw refuseField("url", "dataInvalid");
  const posts = await findDealPosts(trx, row);
  if (posts.some(({ media_id }) => media_id === address.mediaId)) return { deal, isMoved: false };
  if (!canPost(deal.facts)) throw conflictAt("state");
  if (posts.length >= limits.postsPerDeal) throw conflictAt("posts");
  if (!(await claimMedium(trx, row, address))) throw conflictAt("url");
  const now = deps.clock.now();
  const postId = uuidAt(now);
  await insertPost(trx, row, { id: postId, url, kind: address.kind, media_id: address.mediaId, now });
  await checkLater(deps, trx, { key, postId });
  await noteOnDeal(deps, { trx, deal: row, set: {} });
  return { deal, isMoved: true };
}

type Changing = OfDeal & {
  readonly postId: string;
  readonly action: "check" | "remove" | "screenshot";
  readonly file: string | undefined;
};

/** Looks a post up again, takes it off, or keeps the picture of one that cannot be read. */
export async function changeDealPost(deps: Deps, change: Changing): Promise<Acted> {
  const { trx, key, postId, action } = change;
  await holdPerson(trx, key.influencerId);
  const deal = await heldDeal(trx, key);
  const { row } = deal;
  const post = await findDealPost(trx, row, postId);
  if (!post) throw new Refusal("dataNotFound");
  // What was reported can still be looked up.
  if (action !== "check" && !canPost(deal.facts)) throw conflictAt("state");
  if (action === "check") await checkByHand(deps, { trx, key, deal, post });
  else if (action === "remove")
    await deletePost(trx, row, { id: postId, platform: row.platform, mediaId: post.media_id });
  else await keepScreenshot(change, deal);
  await noteOnDeal(deps, { trx, deal: row, set: {} });
  return { deal, isMoved: true };
}

async function checkByHand(
  deps: Deps,
  { trx, key, deal, post }: OfDeal & { deal: Deal; post: PostRow },
): Promise<void> {
  const now = deps.clock.now();
  const perHour = limits.postChecksPerHour;
  await refuseOver(trx, { key: `postChecks:${key.influencerId}`, perHour, now });
  const anew = post.ok_at ? {} : { result: "pending" as const };
  await changePost(trx, deal.row, { id: post.id, set: { next_check_at: now, silences: 0, ...anew } });
  await checkLater(deps, trx, { key, postId: post.id });
}

async function keepScreenshot({ trx, postId, file }: Changing, deal: Deal): Promise<void> {
  if (file === undefined) throw refuseField("file", "fieldRequired");
  await ownFiles(trx, { deal, ids: [file], side: "creator" });
  await changePost(trx, deal.row, { id: postId, set: { screenshot: file } });
}

/** The deal, held until the transaction ends: whoever reports at the same time comes before or after. */
async function heldDeal(trx: Trx, key: DealKey): Promise<Deal> {
  const { row } = await dealFor(trx, key);
  const held = await lockDeal(trx, row);
  if (!held) throw new Refusal("dataNotFound");
  return dealOf(held);
}

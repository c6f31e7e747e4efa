import { readPostUrl } from "@tomoru/contract/deals/post-urls";
import type { Terms } from "@tomoru/contract/deals/terms";
import { limits } from "@tomoru/contract/limits";
import type { Deps } from "../../../deps.ts";
import { secondsAfter } from "../../../platform/clock.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { mintOwnerId } from "../../../platform/owner.ts";
import { readOwnPost } from "../../social/own-posts.usecases.ts";
import type { DealKey } from "../acting/acting.repository.ts";
import { type Deal, dealFor, noteOnDeal } from "../acting/acting.usecases.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { type AgreedSheet, companyNamesOf, labelResultOf } from "../agreement/label.rules.ts";
import { tellOfGonePost } from "./delivery-notices.usecases.ts";
import { postChecksQueue } from "./post-checks.data.ts";
import { findDueChecks, leaseCheck, lockDeal, saveCheck } from "./posts.repository.ts";
import { type Finding, noteFinding, type PostRow } from "./posts.rules.ts";

/** A check takes six calls at most, each within ten seconds. */
const leaseSeconds = 120;
/** Copies agree about the time to within a second or two: what one has just made due is due at another. */
const apartSeconds = 2;
const atOnce = 300;

type Check = { readonly key: DealKey; readonly postId: string };

/** After the commit of `db`. */
export function checkLater(
  { jobs }: Pick<Deps, "jobs">,
  db: Queryable,
  { key, postId }: Check,
): Promise<void> {
  const data = { influencerId: key.influencerId, dealId: key.dealId, postId };
  return jobs.send(db, { queue: postChecksQueue, data, key: postId });
}

/** Each minute: what a copy left that died, what a platform was silent about, and what is looked at again after days. */
export async function sendDueChecks(deps: Deps): Promise<void> {
  for (const due of await findDueChecks(deps.db, { now: deps.clock.now(), limit: atOnce })) {
    const key = { influencerId: mintOwnerId<"influencer">(due.influencer_id), dealId: due.deal_id };
    await checkLater(deps, deps.db, { key, postId: due.postId });
  }
}

/** Asks the platform for a post whose check is due, and keeps what it says. Twice at once is once. */
export async function runCheck(deps: Deps, { key, postId }: Check): Promise<void> {
  const deal = await dealFor(deps.db, key);
  const now = deps.clock.now();
  const until = secondsAfter(now, leaseSeconds);
  const dueBy = secondsAfter(now, apartSeconds);
  const post = await leaseCheck(deps.db, deal.row, { id: postId, dueBy, until });
  const sheet = post && (await findAgreedSheet(deps.db, deal.row));
  if (sheet) await checkNow(deps, { key, deal, post, sheet });
}

type Checking = {
  readonly key: DealKey;
  readonly deal: Deal;
  readonly post: PostRow;
  readonly sheet: AgreedSheet;
};

/** What the platform says at this moment, and in the post from now on. */
export async function checkNow(deps: Deps, { key, deal, post, sheet }: Checking): Promise<Finding> {
  const finding = await lookUp(deps, { key, deal, post, sheet });
  const now = deps.clock.now();
  const noted = noteFinding(post, finding, { now, keepDays: keepDaysOf(sheet.terms) });
  await deps.db.transaction().execute(async (trx) => {
    // The deal before its post, as everybody takes them: the other way round two of them wait for each other for ever.
    await lockDeal(trx, deal.row);
    if (!(await saveCheck(trx, deal.row, { id: post.id, finding, noted, now }))) return;
    if (noted.result !== post.result || noted.isGone)
      await noteOnDeal(deps, { trx, deal: deal.row, set: {} });
    if (noted.isGone) await tellOfGonePost(deps, { trx, deal });
  });
  return finding;
}

const keepDaysOf = ({ keepDays }: Terms) => keepDays ?? limits.keepDaysUsual;

async function lookUp(deps: Deps, { key, deal, post, sheet }: Checking): Promise<Finding> {
  const address = readPostUrl(post.url);
  if ("refused" in address) return { result: "notFound" };
  const { platform } = deal.row;
  const reading = await readOwnPost(deps, { ownerId: key.influencerId, platform }, address);
  if (reading.outcome === "busy") return { result: "busy", until: reading.until };
  if (reading.outcome !== "found") return { result: reading.outcome };
  const { caption, title, kind, hasPaidFlag, views, likes, comments } = reading.post;
  const companyNames = companyNamesOf(deps.keys, sheet);
  const label = labelResultOf({ platform, caption, ...(title === null ? {} : { title }), companyNames });
  return {
    result: label.verdict === "clear" ? "ok" : "labelMissing",
    kind,
    caption: title === null ? caption : `${title}\n${caption}`,
    label,
    paidFlag: hasPaidFlag,
    figures: { views, likes, comments },
  };
}

import type { Figures, RejectionFact } from "@tomoru/contract/deals/delivery";
import { asksToDropLabel } from "@tomoru/contract/deals/label-check";
import { holdPerson, holdPersonIfThere } from "../../../accounts/person.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { Trx } from "../../../platform/db/database.ts";
import { uuidAt } from "../../../platform/random.ts";
import { conflictAt, refuseField } from "../../../platform/refusal.ts";
import { type Acted, actOnDeal, type Deal, type DealKey, dealFor } from "../acting/acting.usecases.ts";
import { findAgreedSheet } from "../agreement/agreed-terms.repository.ts";
import { checkNow } from "./post-checks.usecases.ts";
import { findDealPosts } from "./posts.repository.ts";
import { figuresOf, isShown, missingPosts, type PostRow } from "./posts.rules.ts";
import { insertReport, rejectNewest } from "./reports.repository.ts";

type OfDeal = { readonly trx: Trx; readonly key: DealKey; readonly revision: number };
type Reporting = OfDeal & { readonly note: string | null; readonly figures: Figures | undefined };

/** The receipt: the day of it is day 1 of the pay date. 409 `dataInvalid` at `posts` while not all that was agreed is there and in order. */
export async function report(deps: Deps, { trx, key, revision, note, figures }: Reporting): Promise<Acted> {
  await holdPerson(trx, key.influencerId);
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: { kind: "report", by: "creator" },
    // The deal's row is held by now: a post that is taken off at the same time was so before, or is refused.
    beside: async (deal) => {
      const posts = await reportable(trx, deal);
      const now = deps.clock.now();
      await insertReport(trx, deal.row, { id: uuidAt(now), note, figures: figuresOf(posts, figures), now });
    },
  });
}

async function reportable(trx: Trx, { row }: Deal): Promise<PostRow[]> {
  const posts = await findDealPosts(trx, row);
  const sheet = await findAgreedSheet(trx, row);
  const isWhole = sheet && missingPosts(sheet.terms.formats, posts).length === 0;
  if (!isWhole || !posts.every(isShown)) throw conflictAt("posts");
  return posts;
}

export type Rejection = { readonly fact: RejectionFact; readonly words: string };

/**
 * Accepts, or rejects by a fact that was looked at. The day of payment stays in both. 409 `dataInvalid` at `creator`: who has left can
 * neither repair nor contest, so that whatever is wrong with the report is for the operator.
 */
export async function answerReport(
  deps: Deps,
  { trx, key, revision, rejection }: OfDeal & { readonly rejection: Rejection | null },
): Promise<Acted> {
  // The race: held, so that the account closes before this, or after the deal is theirs to repair, and ends it.
  const isThere = !rejection || (await holdPersonIfThere(trx, key.influencerId)) !== undefined;
  return actOnDeal(deps, {
    trx,
    key,
    revision,
    act: rejection
      ? { kind: "rejectReport", by: "company", fact: rejection.fact }
      : { kind: "acceptReport", by: "company" },
    prepare: async () => {
      if (!isThere) throw conflictAt("creator");
      return {};
    },
    beside: async ({ row }) => {
      if (rejection) await rejectNewest(trx, row, { ...rejection, now: deps.clock.now() });
    },
  });
}

type Claim = { readonly fact?: RejectionFact | undefined; readonly words?: string | undefined };

/**
 * What a rejection says, once the platform agrees. In front of the transaction, since it asks the platform now. 409 `dataInvalid` at
 * `fact` where a post that is said to be gone, or to lack its label, is in order.
 */
export async function provenRejection(
  deps: Deps,
  { key, claim: { fact, words } }: { key: DealKey; claim: Claim },
): Promise<Rejection> {
  if (fact === undefined) throw refuseField("fact", "fieldRequired");
  if (words === undefined) throw refuseField("words", "fieldRequired");
  if (asksToDropLabel(words)) throw refuseField("words", "dataInvalid");
  const isChecked = fact === "notFound" || fact === "labelMissing";
  if (isChecked && !(await isTrueNow(deps, { key, fact }))) throw conflictAt("fact");
  return { fact, words };
}

/** Asks the platform now, of each post; what it says stands in the posts afterwards. */
async function isTrueNow(
  deps: Deps,
  { key, fact }: { key: DealKey; fact: "notFound" | "labelMissing" },
): Promise<boolean> {
  const deal = await dealFor(deps.db, key);
  const sheet = await findAgreedSheet(deps.db, deal.row);
  // In any other state the act is refused, or done already.
  if (deal.facts.state !== "reported" || !sheet) return true;
  const posts = await findDealPosts(deps.db, deal.row);
  const findings = await Promise.all(posts.map((post) => checkNow(deps, { key, deal, post, sheet })));
  return findings.some(({ result }) => result === fact);
}

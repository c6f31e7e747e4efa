import type { AccountCard } from "@tomoru/contract/company/account-card";
import type { Discovery } from "@tomoru/contract/influencer/discovery";
import { holdPerson } from "../../../accounts/person.usecases.ts";
import type { Deps } from "../../../deps.ts";
import type { OwnerId } from "../../../platform/owner.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { cardOf } from "../cards/account-cards.rules.ts";
import { creatorIds } from "../cards/creator-id.rules.ts";
import { type Facts, findFacts } from "../cards/creators.repository.ts";
import { answer, makeSearchTrue } from "../discovery.usecases.ts";
import { isAnswered } from "./consents.repository.ts";
import { hiddenReasonOf } from "./findable.rules.ts";

/** How companies find the creator who asks. */
export async function ownDiscovery(deps: Deps, ownerId: OwnerId<"influencer">): Promise<Discovery> {
  const [facts, answered] = await Promise.all([findFacts(deps.db, ownerId), isAnswered(deps.db, ownerId)]);
  if (!facts) throw new Refusal("userDeleted");
  const seen = { now: deps.clock.now(), production: deps.config.production };
  return {
    isDiscoverable: facts.creator.isDiscoverable,
    reason: hiddenReasonOf(facts.creator, facts.accounts, seen),
    isAnswered: answered,
    preview: previewOf(deps, facts),
  };
}

/** All that a company with every plan sees. */
function previewOf({ clock, hash }: Deps, { creator, accounts }: Facts): AccountCard | null {
  const cards = accounts.flatMap(({ platform, handle, isSandbox, figures, readAt, ...account }) => {
    if (!figures || !readAt) return [];
    const { influencerId, country, gender, bornOn } = creator;
    const displayName = creator.creatorName || account.displayName;
    const categories = creator.categories.map(({ id }) => id);
    const named = { influencerId, platform, handle, displayName, isSandbox };
    const who = { ...named, categories, country, gender, bornOn };
    return cardOf(
      { ...who, figures, readAt },
      { now: clock.now(), ids: creatorIds(hash), hasPrAnalysis: true },
    );
  });
  return cards.toSorted((one, other) => (other.followers ?? -1) - (one.followers ?? -1))[0] ?? null;
}

/** Takes effect with this transaction: in no search after it, in no list's figures. */
export async function setDiscoverable(
  deps: Deps,
  { ownerId, isDiscoverable }: { ownerId: OwnerId<"influencer">; isDiscoverable: boolean },
): Promise<Discovery> {
  await deps.db.transaction().execute(async (trx) => {
    const { locale } = await holdPerson(trx, ownerId);
    await answer(deps, { trx, ownerId, locale, isDiscoverable });
    await makeSearchTrue(deps, { trx, ownerId });
  });
  return ownDiscovery(deps, ownerId);
}

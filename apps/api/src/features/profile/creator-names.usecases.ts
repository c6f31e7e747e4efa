import type { Platform } from "@tomoru/contract/platforms";
import type { Queryable } from "../../platform/db/database.ts";
import { findNamedAccounts, type NamedAccount } from "./creator-names.repository.ts";

/** What a company calls a creator: by the name that was chosen, else as the linked account is called. Empty for who has neither. */
export function creatorNameOf({
  creator_name,
  display_name,
  handle,
}: Pick<NamedAccount, "creator_name" | "display_name" | "handle">): string {
  return creator_name || display_name || handle || "";
}

/** Names of creators apart from a platform: the chosen name, else that of one of their linked accounts. */
export async function creatorNamesOf(
  db: Queryable,
  influencerIds: readonly string[],
): Promise<(influencerId: string) => string> {
  const names = new Map<string, string>();
  for (const account of await findNamedAccounts(db, influencerIds)) {
    if (!names.get(account.id)) names.set(account.id, creatorNameOf(account));
  }
  return (influencerId) => names.get(influencerId) ?? "";
}

type Named = { readonly influencerId: string; readonly platform: Platform };

/** The same of many, by one statement; each as called on the platform that it is about. */
export async function creatorNames(db: Queryable, named: readonly Named[]): Promise<(one: Named) => string> {
  const rows = await findNamedAccounts(
    db,
    named.map(({ influencerId }) => influencerId),
  );
  const byPerson = Map.groupBy(rows, ({ id }) => id);
  return ({ influencerId, platform }) => {
    const accounts = byPerson.get(influencerId) ?? [];
    const linked = accounts.find((account) => account.platform === platform);
    return creatorNameOf(
      linked ?? { creator_name: accounts[0]?.creator_name ?? null, display_name: null, handle: null },
    );
  };
}

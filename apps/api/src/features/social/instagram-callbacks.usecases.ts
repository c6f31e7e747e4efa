import type { Deps } from "../../deps.ts";
import { removeSocial } from "./social.usecases.ts";
import { findPlatformAccountOwner } from "./social-accounts.repository.ts";

/** The link of an account of Instagram ends as if its creator had ended it: figures, posts and history of followers are erased with it. */
export async function endLinkOf(deps: Deps, userId: string): Promise<void> {
  const platform = "instagram" as const;
  const ownerId = await findPlatformAccountOwner(deps.db, { platform, userId });
  if (ownerId) await removeSocial(deps, { ownerId, platform });
}

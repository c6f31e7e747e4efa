import type { SocialAccounts } from "@tomoru/contract/profile";
import type { Queryable } from "../../platform/db/database.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { findLinkedPlatforms } from "./social.repository.ts";

/** Which platforms a creator has linked, as the profile and the home screen show it. */
export async function linkedPlatforms(db: Queryable, ownerId: OwnerId): Promise<SocialAccounts> {
  const linked = await findLinkedPlatforms(db, ownerId);
  return {
    isConnectedToInstagram: linked.includes("instagram"),
    isConnectedToTiktok: linked.includes("tiktok"),
    isConnectedToYoutube: linked.includes("youtube"),
  };
}

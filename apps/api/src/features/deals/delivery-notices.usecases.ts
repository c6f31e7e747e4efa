import type { Deps } from "../../deps.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Deal } from "./deal-row.rules.ts";
import type { PostRow } from "./posts.rules.ts";

/** To both sides, once: a post that was in order has lost its label, or is gone. */
export async function tellOfGonePost(
  _deps: Deps,
  _gone: { trx: Trx; deal: Deal; post: PostRow },
): Promise<void> {}

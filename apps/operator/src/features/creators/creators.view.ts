import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getOperatorCreator, listOperatorCreators } from "@tomoru/contract/operator/known-creators";
import type { CreatorsWords } from "@tomoru/i18n/ja/operator/creators";

export type KnownCreator = ResultOf<typeof getOperatorCreator>;
export type CreatorRow = ResultOf<typeof listOperatorCreators>["docs"][number];

/** What the console calls a creator: as companies do, else by the full name; who has left has neither. */
export function nameOf(
  { creatorName, fullName }: Pick<CreatorRow, "creatorName" | "fullName">,
  say: Pick<CreatorsWords, "left">,
): string {
  return creatorName || fullName || say.left;
}

/** Who suspended a creator who is suspended, when and why; the newest change stands first. */
export function suspensionOf({ creator, statusChanges }: Pick<KnownCreator, "creator" | "statusChanges">) {
  if (creator.status !== "suspended") return undefined;
  return statusChanges.find(({ status }) => status === "suspended");
}

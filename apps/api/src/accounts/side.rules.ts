import type { Actor } from "@tomoru/contract/endpoint";

/**
 * What a keyed hash of one side says first, so that it fits no other. Of creators nothing: their tokens and counts are older
 * than the second side, and copies of the version before read and write them too.
 */
export function sideOf(actor: Actor): readonly string[] {
  return actor === "influencer" ? [] : [actor];
}

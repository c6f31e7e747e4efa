import type { ReadPost } from "@tomoru/contract/company/discovery-rules";
import { foldedFrom, type PrRule, prEvidenceOf } from "@tomoru/contract/company/pr-labels";
import type { Platform } from "@tomoru/contract/platforms";
import type { PlatformPost } from "../../../platform/social/social-platform.ts";

/** A post as it is kept: of its text no more than is shown. */
export type KeptPost = ReadPost & {
  readonly id: string;
  readonly caption: string;
  readonly label: { readonly rule: PrRule; readonly evidence: string; readonly isBelowFold: boolean } | null;
};

const captionCharacters = 100;
const mostHashtags = 200;

export function keptPostOf(platform: Platform, post: PlatformPost): KeptPost {
  const { id, postedAt, format, views, likes, comments, url, text, hasPrFlag } = post;
  const found = prEvidenceOf(text, hasPrFlag);
  const label = found && {
    rule: found.rule,
    evidence: found.evidence,
    isBelowFold: found.at >= foldedFrom[platform],
  };
  const caption = [...text.replaceAll(/\s+/gu, " ").trim()].slice(0, captionCharacters).join("");
  return { id, postedAt, format, views, likes, comments, isPr: label !== null, url, caption, label };
}

/** The hashtags in all texts, each once, as written. */
export function hashtagsOf(posts: readonly PlatformPost[]): string[] {
  const found = posts.flatMap(({ text }) => text.normalize("NFKC").match(/#[\p{L}\p{N}_ー]{1,50}/gu) ?? []);
  return [...new Set(found)].slice(0, mostHashtags);
}

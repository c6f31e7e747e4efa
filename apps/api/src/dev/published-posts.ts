import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { Platform } from "@tomoru/contract/platforms";
import type { Random } from "../platform/random.ts";
import { listedAccounts, type SandboxAccount } from "./sandbox-accounts.data.ts";

/** A post that somebody published in the sandbox, unlike the generated ones. */
export type PublishedPost = {
  readonly accountId: string;
  readonly mediaId: string;
  readonly kind: PostKind;
  /** Only for a YouTube video. */
  readonly title: string;
  readonly caption: string;
  readonly isPaid: boolean;
  readonly publishedAt: Date;
};
export type PostKey = { readonly platform: Platform; readonly accountId: string; readonly mediaId: string };

/** What the sandbox's platforms keep. */
export type PublishedPosts = {
  /** Accounts that can post: the listed ones, and those that were made up for somebody who linked one. */
  accounts(platform: Platform): Promise<readonly SandboxAccount[]>;
  /** The account that was linked last: its owner most likely wants to post next. */
  lastLinked(platform: Platform): Promise<SandboxAccount | undefined>;
  /** Newest first. */
  of(platform: Platform, accountId: string): Promise<readonly PublishedPost[]>;
  publish(platform: Platform, post: PublishedPost): Promise<void>;
  edit(key: PostKey, change: Pick<PublishedPost, "caption" | "title">): Promise<void>;
  remove(key: PostKey): Promise<void>;
};

/** Kept while the process lives, for the stand-in platforms of tests. */
export function publishedInMemory(): PublishedPosts {
  const kept = new Map<Platform, PublishedPost[]>();
  const all = (platform: Platform) => kept.get(platform) ?? [];
  const isOf =
    ({ accountId, mediaId }: PostKey) =>
    (post: PublishedPost) =>
      post.accountId === accountId && post.mediaId === mediaId;
  return {
    accounts: async (platform) => listedAccounts(platform),
    lastLinked: async () => undefined,
    of: async (platform, accountId) => all(platform).filter((post) => post.accountId === accountId),
    async publish(platform, post) {
      kept.set(platform, [post, ...all(platform)]);
    },
    async edit(key, change) {
      const isIt = isOf(key);
      const changed = all(key.platform).map((post) => (isIt(post) ? { ...post, ...change } : post));
      kept.set(key.platform, changed);
    },
    async remove(key) {
      const isIt = isOf(key);
      const left = all(key.platform).filter((post) => !isIt(post));
      kept.set(key.platform, left);
    },
  };
}

/** An id in the platform's own form: 11 letters on Instagram and YouTube, digits on TikTok and for stories. */
export function newMediaId(
  random: Random,
  { platform, kind }: { platform: Platform; kind: PostKind },
): string {
  if (platform === "tiktok" || kind === "story")
    return `7${BigInt(`0x${random.bytes(7).toString("hex")}`)}`.padEnd(19, "0");
  return random.bytes(9).toString("base64url").slice(0, 11);
}

/** The address at which the post opens. */
export function postAddress(
  platform: Platform,
  handle: string,
  { kind, mediaId }: Pick<PublishedPost, "kind" | "mediaId">,
): string {
  if (platform === "tiktok")
    return `https://www.tiktok.com/@${handle}/${kind === "photo" ? "photo" : "video"}/${mediaId}`;
  if (platform === "youtube") {
    if (kind === "video") return `https://www.youtube.com/watch?v=${mediaId}`;
    return `https://www.youtube.com/${kind === "short" ? "shorts" : "live"}/${mediaId}`;
  }
  if (kind === "story") return `https://www.instagram.com/stories/${handle}/${mediaId}/`;
  return `https://www.instagram.com/${kind === "reel" ? "reel" : "p"}/${mediaId}/`;
}

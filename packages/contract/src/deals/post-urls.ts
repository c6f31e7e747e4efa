import type { Platform } from "../platforms.ts";

/** Where a post's address leads, told from the address alone: nothing is fetched, and no redirect is followed. */

export const postKinds = ["feed", "reel", "story", "live", "video", "photo", "short"] as const;
export type PostKind = (typeof postKinds)[number];

export type PostAddress = {
  readonly platform: Platform;
  readonly kind: PostKind;
  readonly mediaId: string;
  /** As written; null where the address names nobody. */
  readonly owner: string | null;
};
/** A short link says nothing before it is followed; anything else is no post. */
export type NoPostAddress = { readonly refused: "shortLink" | "noPost" };

type Shape = { readonly path: RegExp; readonly kind: PostKind };

const handle = "(?<owner>[\\w.]{1,30})";
const code = "(?<id>[\\w-]{5,64})";
const number = "(?<id>\\d{6,25})";
const video = "(?<id>[\\w-]{11})";
const shape = (path: string, kind: PostKind): Shape => ({ path: new RegExp(`^${path}$`), kind });

const hosts: Readonly<Record<string, { platform: Platform; shapes: readonly Shape[] }>> = {
  "instagram.com": {
    platform: "instagram",
    shapes: [
      shape(`/stories/${handle}/${number}`, "story"),
      shape(`(?:/${handle})?/p/${code}`, "feed"),
      shape(`(?:/${handle})?/(?:reels?|tv)/${code}`, "reel"),
    ],
  },
  "tiktok.com": {
    platform: "tiktok",
    shapes: [shape(`/@${handle}/video/${number}`, "video"), shape(`/@${handle}/photo/${number}`, "photo")],
  },
  "youtube.com": {
    platform: "youtube",
    shapes: [shape(`/shorts/${video}`, "short"), shape(`/live/${video}`, "live")],
  },
  "youtu.be": { platform: "youtube", shapes: [shape(`/${video}`, "video")] },
};
const shortHosts = new Set(["vm.tiktok.com", "vt.tiktok.com"]);

/** http and https, the platforms' own hosts with or without `www.` and `m.`, no user, no port; query and last slash do not matter. */
export function readPostUrl(text: string): PostAddress | NoPostAddress {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const isPlain =
    url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" && url.port === "";
  if (!isPlain) return { refused: "noPost" };
  if (shortHosts.has(url.hostname)) return { refused: "shortLink" };
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  const known = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  if (!known) return { refused: "noPost" };
  const path = url.pathname.replace(/\/$/, "");
  if (host === "youtube.com" && path === "/watch") {
    const mediaId = url.searchParams.get("v") ?? "";
    if (!new RegExp(`^${video}$`).test(mediaId)) return { refused: "noPost" };
    return { platform: "youtube", kind: "video", mediaId, owner: null };
  }
  for (const { path: pattern, kind } of known.shapes) {
    const found = pattern.exec(path)?.groups;
    if (found?.id) return { platform: known.platform, kind, mediaId: found.id, owner: found.owner ?? null };
  }
  return { refused: "noPost" };
}

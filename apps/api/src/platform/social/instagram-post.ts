import type { PostKind } from "@tomoru/contract/deals/post-urls";
import { z } from "zod";
import { readViewsOf, scopes, version } from "./instagram-views.ts";
import { Count, withQuery } from "./platform-json.ts";
import { type Access, type FoundPost, type PlatformParts, postListBytes } from "./social-platform.ts";

const perPage = 50;
/** The newest 200: a post of a deal is young. */
const pages = 4;

const Page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().default(""),
      permalink: z.string().optional(),
      media_product_type: z.string().optional(),
      like_count: Count,
      comments_count: Count,
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string().optional() }).optional() }).optional(),
});
type Media = z.output<typeof Page>["data"][number];

const kinds: Readonly<Record<string, PostKind>> = { FEED: "feed", REELS: "reel", STORY: "story" };
const fields = "id,permalink,caption,timestamp,media_product_type,like_count,comments_count";

/** Instagram finds no post by the code in its address: one's own are listed, newest first, until it comes. */
export async function findInstagramPost(
  parts: PlatformParts,
  access: Access,
  mediaId: string,
): Promise<FoundPost | null> {
  const media = await findMedia(parts, access, mediaId);
  if (!media) return null;
  const isGranted = access.scopes.includes(scopes.insights);
  const views = isGranted
    ? await readViewsOf(parts, { id: media.id, accessToken: access.accessToken })
    : undefined;
  return {
    caption: media.caption,
    title: null,
    ownerUserId: null,
    kind: kinds[media.media_product_type ?? ""] ?? null,
    hasPaidFlag: null,
    views: views ?? null,
    likes: media.like_count ?? null,
    comments: media.comments_count ?? null,
  };
}

async function findMedia(
  { ask, addresses }: PlatformParts,
  { accessToken }: Access,
  mediaId: string,
): Promise<Media | undefined> {
  let after: string | undefined;
  for (let page = 0; page < pages; page += 1) {
    const query = {
      fields,
      limit: String(perPage),
      access_token: accessToken,
      ...(after === undefined ? {} : { after }),
    };
    const url = withQuery(`${addresses.api}/${version}/me/media`, query);
    const { data, paging } = await ask({ method: "GET", url, mostBytes: postListBytes }, Page);
    const found = data.find(({ permalink }) => codeOf(permalink) === mediaId);
    after = paging?.cursors?.after;
    if (found || after === undefined || data.length < perPage) return found;
  }
  return undefined;
}

/** A reel opens under `/p/` too, with the same code. */
function codeOf(permalink: string | undefined): string | undefined {
  return permalink && /\/(?:p|reels?|tv)\/([\w-]+)\/?(?:\?|$)/.exec(permalink)?.[1];
}

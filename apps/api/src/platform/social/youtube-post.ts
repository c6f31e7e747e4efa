import { z } from "zod";
import { bearer, withQuery } from "./platform-json.ts";
import { type Access, type FoundPost, type PlatformParts, postListBytes } from "./social-platform.ts";

/** Counts come as text. */
const Count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional()
  .catch(undefined);
const Found = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        snippet: z.object({
          channelId: z.string(),
          title: z.string(),
          description: z.string().default(""),
        }),
        status: z.object({ privacyStatus: z.string().default("public") }).optional(),
        statistics: z
          .object({ viewCount: Count, likeCount: Count, commentCount: Count })
          .default({ viewCount: undefined, likeCount: undefined, commentCount: undefined }),
        paidProductPlacementDetails: z
          .object({ hasPaidProductPlacement: z.boolean().default(false) })
          .optional(),
      }),
    )
    .default([]),
});

/** Costs one unit of the day's quota. A video that is private or unlisted counts as none. */
export async function findYoutubePost(
  { ask, addresses }: PlatformParts,
  access: Access,
  mediaId: string,
): Promise<FoundPost | null> {
  const part = "snippet,status,statistics,paidProductPlacementDetails";
  const url = withQuery(`${addresses.api}/youtube/v3/videos`, { part, id: mediaId });
  const headers = bearer(access);
  const { items } = await ask({ method: "GET", url, headers, mostBytes: postListBytes }, Found);
  const video = items.find(({ id }) => id === mediaId);
  if (!video || (video.status?.privacyStatus ?? "public") !== "public") return null;
  const { snippet, statistics, paidProductPlacementDetails } = video;
  return {
    caption: snippet.description,
    title: snippet.title,
    ownerUserId: snippet.channelId,
    kind: null,
    hasPaidFlag: paidProductPlacementDetails?.hasPaidProductPlacement ?? null,
    views: statistics.viewCount ?? null,
    likes: statistics.likeCount ?? null,
    comments: statistics.commentCount ?? null,
  };
}

import { z } from "zod";
import { bearer, Count, withQuery } from "./platform-json.ts";
import { type Access, type FoundPost, type PlatformParts, postListBytes } from "./social-platform.ts";

const Found = z.object({
  error: z.object({ code: z.literal("ok") }),
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string(),
          title: z.string().default(""),
          video_description: z.string().default(""),
          view_count: Count,
          like_count: Count,
          comment_count: Count,
        }),
      )
      .default([]),
  }),
});
const fields = "id,title,video_description,view_count,like_count,comment_count";

/** One of the creator's own public videos. Photos are not among them. */
export async function findTiktokPost(
  { ask, addresses }: PlatformParts,
  access: Access,
  mediaId: string,
): Promise<FoundPost | null> {
  const url = withQuery(`${addresses.api}/v2/video/query/`, { fields });
  const headers = { ...bearer(access), "content-type": "application/json" };
  const body = JSON.stringify({ filters: { video_ids: [mediaId] } });
  const { data } = await ask({ method: "POST", url, headers, body, mostBytes: postListBytes }, Found);
  const video = data.videos.find(({ id }) => id === mediaId);
  if (!video) return null;
  return {
    caption: video.video_description || video.title,
    title: null,
    ownerUserId: null,
    kind: "video",
    hasPaidFlag: null,
    views: video.view_count ?? null,
    likes: video.like_count ?? null,
    comments: video.comment_count ?? null,
  };
}

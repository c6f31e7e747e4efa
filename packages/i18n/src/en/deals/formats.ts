import type { PostKind } from "@tomoru/contract/deals/post-urls";

export const formats: Record<PostKind, string> = {
  feed: "feed post",
  reel: "reel",
  story: "story",
  live: "live stream",
  video: "video",
  photo: "photo",
  short: "short",
};

/** What a platform says that a post is. */
export const postFormats = ["feed", "reel", "video", "photo", "short"] as const;
export type PostFormat = (typeof postFormats)[number];

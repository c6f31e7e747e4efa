import type { Platform } from "@tomoru/contract/platforms";

/** Where anybody sees the account. */
export function profileUrlOf(platform: Platform, handle: string): string {
  const name = encodeURIComponent(handle);
  const urls = {
    instagram: `https://www.instagram.com/${name}/`,
    tiktok: `https://www.tiktok.com/@${name}`,
    youtube: `https://www.youtube.com/@${name}`,
  };
  return urls[platform];
}

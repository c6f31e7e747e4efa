import { expect, test } from "vitest";
import { readPostUrl } from "./post-urls.ts";

test.each([
  ["https://www.instagram.com/p/CxYz123AbC_/", "instagram", "feed", "CxYz123AbC_", null],
  ["https://instagram.com/shop_a/reel/CxYz123AbC_/?igsh=a", "instagram", "reel", "CxYz123AbC_", "shop_a"],
  ["http://m.instagram.com/reels/CxYz123AbC_", "instagram", "reel", "CxYz123AbC_", null],
  ["https://www.instagram.com/tv/CxYz123AbC_", "instagram", "reel", "CxYz123AbC_", null],
  [
    "https://www.instagram.com/stories/shop_a/3217654321098765432/",
    "instagram",
    "story",
    "3217654321098765432",
    "shop_a",
  ],
  [
    "https://www.tiktok.com/@shop.a/video/7380080137682881835?utm_source=x",
    "tiktok",
    "video",
    "7380080137682881835",
    "shop.a",
  ],
  [
    "https://www.tiktok.com/@shop_a/photo/7380080137682881835",
    "tiktok",
    "photo",
    "7380080137682881835",
    "shop_a",
  ],
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10", "youtube", "video", "dQw4w9WgXcQ", null],
  [" https://youtu.be/dQw4w9WgXcQ?si=x ", "youtube", "video", "dQw4w9WgXcQ", null],
  ["\u3000https://youtu.be/dQw4w9WgXcQ\u3000", "youtube", "video", "dQw4w9WgXcQ", null],
  ["https://m.youtube.com/shorts/dQw4w9WgXcQ", "youtube", "short", "dQw4w9WgXcQ", null],
  ["https://youtube.com/live/dQw4w9WgXcQ", "youtube", "live", "dQw4w9WgXcQ", null],
])("%s is a post", (url, platform, kind, mediaId, owner) => {
  expect(readPostUrl(url)).toEqual({ platform, kind, mediaId, owner });
});

test.each(["https://vm.tiktok.com/ZMabc123/", "https://vt.tiktok.com/ZMabc123"])(
  "%s is a short link",
  (url) => {
    expect(readPostUrl(url)).toEqual({ refused: "shortLink" });
  },
);

test.each([
  "https://instagram.com/shop_a/",
  "https://youtube.com/@shop_a",
  "https://www.youtube.com/watch?v=short",
  "https://instagram.com.evil.example/p/CxYz123AbC_/",
  "https://evil.example/?u=https://www.instagram.com/p/CxYz123AbC_/",
  "https://user@www.instagram.com/p/CxYz123AbC_/",
  "https://:secret@www.instagram.com/p/CxYz123AbC_/",
  "shttps://www.instagram.com/p/CxYz123AbC_/",
  "https://www.instagram.com/watch?v=dQw4w9WgXcQ",
  "https://www.instagram.com:8080/p/CxYz123AbC_/",
  "javascript:alert(1)//www.instagram.com/p/CxYz123AbC_/",
  "ftp://www.instagram.com/p/CxYz123AbC_/",
  "https://constructor/p/CxYz123AbC_/",
  "www.instagram.com/p/CxYz123AbC_/",
  "",
])("%s is none", (url) => {
  expect(readPostUrl(url)).toEqual({ refused: "noPost" });
});

import { afterEach, expect, test } from "vitest";
import { closePlatform, platformThat } from "./platform-that.testing.ts";

afterEach(closePlatform);

const insights = ["instagram_business_basic", "instagram_business_manage_insights"];
const media = {
  id: "1",
  caption: "#PR 新しい炊飯器",
  media_product_type: "REELS",
  permalink: "https://www.instagram.com/reel/abc/?utm=x#top",
  timestamp: "2026-11-01T10:00:00+0000",
  like_count: 40,
  comments_count: 2,
};
const viewsOf = (value: number) => ({ data: [{ name: "views", values: [{ value }] }] });

test("an Instagram post has its kind, numbers and a bare address; stories and what has no address are none", async () => {
  const { read } = await platformThat("instagram", (url) => {
    if (url.pathname.endsWith("/insights")) return viewsOf(900);
    return {
      data: [
        media,
        { ...media, id: "2", media_product_type: "STORY" },
        { ...media, id: "3", permalink: "javascript:alert(1)" },
        { ...media, id: "4", media_product_type: "FEED", like_count: undefined },
      ],
    };
  });
  const { posts, isGranted } = await read({ scopes: insights });
  expect(isGranted).toBe(true);
  expect(posts).toEqual([
    {
      id: "1",
      postedAt: "2026-11-01T10:00:00.000Z",
      format: "reel",
      views: 900,
      likes: 40,
      comments: 2,
      text: "#PR 新しい炊飯器",
      url: "https://www.instagram.com/reel/abc/",
      hasPrFlag: false,
    },
    expect.objectContaining({ id: "4", format: "feed", likes: null, views: 900 }),
  ]);
});

test("views of Instagram posts that are known are not asked for again, and without the scope none are", async () => {
  const { read, calls } = await platformThat("instagram", (url) =>
    url.pathname.endsWith("/insights") ? viewsOf(900) : { data: [media, { ...media, id: "2" }] },
  );
  const known = await read({ scopes: insights, knownViews: new Map([["1", 333]]) });
  expect(known.posts.map(({ views }) => views)).toEqual([333, 900]);
  expect(calls).toEqual(["/v25.0/me/media", "/v25.0/2/insights"]);
  const denied = await read({ scopes: ["instagram_business_basic"] });
  expect(denied.isGranted).toBe(false);
  expect(denied.posts.map(({ views, likes }) => [views, likes])).toEqual([
    [null, 40],
    [null, 40],
  ]);
});

test("TikTok is asked by twenties until fifty, and tells photos by their address", async () => {
  const { read, calls } = await platformThat("tiktok", (_, body) => {
    const { cursor = 0 } = JSON.parse(body) as { cursor?: number };
    const videos = Array.from({ length: 20 }, (_value, at) => ({
      id: String(cursor + at),
      video_description: "夏 #sea",
      share_url: `https://www.tiktok.com/@a/${at === 1 ? "photo" : "video"}/${cursor + at}?utm_source=x`,
      create_time: 1_793_000_000,
      view_count: 5,
    }));
    return { data: { videos, cursor: cursor + 20, has_more: true }, error: { code: "ok" } };
  });
  const { posts } = await read({ scopes: ["video.list"] });
  expect(posts).toHaveLength(50);
  expect(calls.map((call) => call.replace("/v2/video/list/ ", ""))).toEqual([
    '{"max_count":20}',
    '{"max_count":20,"cursor":20}',
    '{"max_count":20,"cursor":40}',
  ]);
  expect(posts[1]).toMatchObject({
    format: "photo",
    likes: null,
    url: "https://www.tiktok.com/@a/photo/1",
  });
});

test("TikTok without its scope is not asked", async () => {
  const { read, calls } = await platformThat("tiktok", () => ({}));
  expect(await read()).toEqual({ posts: [], isGranted: false });
  expect(calls).toEqual([]);
});

test("YouTube tells Shorts by their length, knows paid promotion, and leaves out what was live or is not public", async () => {
  const video = (id: string, changed: object) => ({
    id,
    snippet: { publishedAt: "2026-11-01T10:00:00Z", title: "題", description: "あ".repeat(400) },
    statistics: { viewCount: "1200" },
    contentDetails: { duration: "PT3M" },
    ...changed,
  });
  const items = [
    video("short", { paidProductPlacementDetails: { hasPaidProductPlacement: true } }),
    video("long", { contentDetails: { duration: "PT1H1S" } }),
    video("live", { liveStreamingDetails: {} }),
    video("hidden", { status: { privacyStatus: "unlisted" } }),
  ];
  const { read } = await platformThat("youtube", (url) =>
    url.pathname.endsWith("/videos")
      ? { items }
      : { items: items.map(({ id }) => ({ contentDetails: { videoId: id } })) },
  );
  const { posts } = await read();
  expect(posts.map(({ id, format, hasPrFlag }) => [id, format, hasPrFlag])).toEqual([
    ["short", "short", true],
    ["long", "video", false],
  ]);
  expect(posts[0]).toMatchObject({ views: 1200, likes: null, text: `題\n${"あ".repeat(300)}` });
});

test.each([
  ["instagram", { error: { message: "", code: 4 } }, 400],
  ["youtube", { error: { errors: [{ reason: "quotaExceeded" }] } }, 403],
  ["tiktok", {}, 429],
] as const)(
  "%s that has been asked too often is busy, which is no refusal",
  async (platform, said, status) => {
    const { read, become } = await platformThat(platform, () => said);
    become((_, response) => response.writeHead(status).end(JSON.stringify(said)));
    await expect(read({ scopes: ["video.list"] })).rejects.toMatchObject({ kind: "busy" });
  },
);

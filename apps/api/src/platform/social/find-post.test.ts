import { afterEach, expect, test } from "vitest";
import { closePlatform, platformThat } from "./platform-that.testing.ts";

afterEach(closePlatform);

const media = (id: number, permalink: string) => ({ id: `${id}`, caption: `#PR ${id}`, permalink });
const page = (from: number) =>
  Array.from({ length: 50 }, (_, at) => media(from + at, `https://www.instagram.com/p/code-${from + at}/`));

test("an Instagram post is found by the code in its address, on a later page too, and under any of its paths", async () => {
  const { find, calls } = await platformThat("instagram", (url) => {
    if (url.searchParams.get("after") === null) return { data: page(0), paging: { cursors: { after: "A" } } };
    return { data: [{ ...media(90, "https://www.instagram.com/reel/CxYz123AbC_/"), like_count: 7 }] };
  });
  expect(await find("CxYz123AbC_")).toMatchObject({ caption: "#PR 90", likes: 7, hasPaidFlag: null });
  expect(calls).toHaveLength(2);
});

test("after four pages an Instagram post that is not among them is none", async () => {
  let asked = 0;
  const { find } = await platformThat("instagram", () => {
    asked += 1;
    return { data: page(asked * 50), paging: { cursors: { after: `${asked}` } } };
  });
  expect(await find("elsewhere")).toBeNull();
  expect(asked).toBe(4);
});

test("an Instagram account without a single post is asked once", async () => {
  const { find, calls } = await platformThat("instagram", () => ({ data: [] }));
  expect(await find("CxYz123AbC_")).toBeNull();
  expect(calls).toHaveLength(1);
});

test("a TikTok video is asked for by its id alone", async () => {
  const video = { id: "7380080137682881835", video_description: "#PR 踊る", view_count: 9 };
  const { find, calls } = await platformThat("tiktok", (_, body) => {
    const { filters } = JSON.parse(body) as { filters: { video_ids: string[] } };
    const videos = [video].filter(({ id }) => filters.video_ids.includes(id));
    return { data: { videos }, error: { code: "ok" } };
  });
  expect(await find(video.id)).toMatchObject({ caption: "#PR 踊る", views: 9, ownerUserId: null });
  expect(await find("7380080137682881836")).toBeNull();
  expect(calls[0]).toMatch(/^\/v2\/video\/query\//);
});

const youtube = (status: string) => ({
  id: "dQw4w9WgXcQ",
  snippet: { channelId: "UC1", title: "【PR】走る", description: "KAZEで" },
  status: { privacyStatus: status },
  statistics: { viewCount: "31200" },
  paidProductPlacementDetails: { hasPaidProductPlacement: true },
});

test("a YouTube video comes with whose it is, its title and the platform's own mark", async () => {
  const { find, calls } = await platformThat("youtube", () => ({ items: [youtube("public")] }));
  expect(await find("dQw4w9WgXcQ")).toEqual({
    caption: "KAZEで",
    title: "【PR】走る",
    ownerUserId: "UC1",
    kind: null,
    hasPaidFlag: true,
    views: 31_200,
    likes: null,
    comments: null,
  });
  expect(calls).toHaveLength(1);
});

test.each(["private", "unlisted"])("a YouTube video that is %s is none", async (status) => {
  const { find } = await platformThat("youtube", () => ({ items: [youtube(status)] }));
  expect(await find("dQw4w9WgXcQ")).toBeNull();
});

test("a platform that breaks is a fault of its own, never a post that is gone", async () => {
  const { find } = await platformThat("youtube", () => 500);
  await expect(find("dQw4w9WgXcQ")).rejects.toMatchObject({ kind: "silent" });
});

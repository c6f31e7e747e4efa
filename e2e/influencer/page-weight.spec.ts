import { type APIRequestContext, expect } from "@playwright/test";
import { server } from "../support/settings.ts";
import { test } from "../support/test.ts";
import { kilobyte, weigh } from "../support/weigh.ts";

test("a first visit of /sign_in takes at most 8 requests and 119 KB, 90 KB of it JavaScript, from no other host", async ({
  context,
}) => {
  const { requests, hosts, total, scripts, fonts } = await weigh(context, "/sign_in");
  expect(hosts).toEqual([server.url]);
  expect(requests).toBeLessThanOrEqual(8);
  expect(fonts).toBeLessThanOrEqual(20);
  // Includes the phrase breaks in the texts, which only Chromium finds by itself.
  // Without a router, which its links bring (docs/decisions/0138-a-page-before-its-router.md).
  expect(scripts).toBeLessThanOrEqual(90);
  expect(total).toBeLessThanOrEqual(119);
});

test("only the words of the chosen language are fetched", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  const words = { ja: "メールアドレス", en: "Forgot your password?" };
  const known = async () => {
    const all = (await Promise.all(scripts)).join();
    return Object.entries(words).flatMap(([locale, text]) => (all.includes(text) ? locale : []));
  };
  await page.goto("/sign_in", { waitUntil: "networkidle" });
  expect(await known()).toEqual(["ja"]);
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page.getByText(words.en)).toBeVisible();
  expect(await known()).toEqual(["ja", "en"]);
});

/** The scripts that a page's document links, in kilobytes as transferred. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = ""]) => file);
  const sizes = files.map(async (file) => {
    const response = await request.head(file, { headers: { "accept-encoding": "br" } });
    expect(response.headers()["content-encoding"], file).toBe("br");
    return Number(response.headers()["content-length"]);
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
}

for (const [path, limit] of [
  ["/", 175],
  ["/offers", 171],
  ["/offer/anything", 172],
  ["/payment-history", 178],
  ["/settings", 175],
  ["/account", 218],
  ["/bank-account", 217],
  ["/sign_up", 133],
  ["/influencers/terms", 133],
] as const) {
  test(`${path} is rendered with at most ${limit} KB of JavaScript`, async ({ request }) => {
    expect(await scriptsOf(request, path)).toBeLessThanOrEqual(limit);
  });
}

test("files named by their content are kept for a year and come as the build compressed them; a document is asked for each time", async ({
  request,
}) => {
  const document = await request.get("/offers");
  expect(document.headers()["cache-control"]).toBe("no-cache");
  for (const encoding of ["br", "gzip"]) {
    const compressed = await request.head("/offers", { headers: { "accept-encoding": encoding } });
    expect(compressed.headers()["content-encoding"]).toBe(encoding);
  }
  const names = /(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;
  const files = [...(await document.text()).matchAll(names)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    for (const encoding of ["br", "gzip"]) {
      const headers = (await request.head(file, { headers: { "accept-encoding": encoding } })).headers();
      expect(headers["content-encoding"], file).toBe(encoding);
      expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    }
  }
});

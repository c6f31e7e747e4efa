import type { BrowserContext, Request } from "@playwright/test";

export const kilobyte = 1024;

/** Kilobytes of a first visit as transferred: compressed, without headers. */
export async function weigh(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on("requestfinished", (request) => finished.push(request));
  await page.goto(path, { waitUntil: "networkidle" });
  const weights = await Promise.all(
    finished.map(async (request) => ({
      url: new URL(request.url()),
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await page.close();
  const sum = (files: typeof weights) => files.reduce((bytes, file) => bytes + file.bytes, 0) / kilobyte;
  return {
    requests: weights.length,
    hosts: [...new Set(weights.map(({ url }) => url.origin))],
    total: sum(weights),
    scripts: sum(weights.filter(({ type }) => type === "script")),
    fonts: sum(weights.filter(({ type }) => type === "font")),
  };
}

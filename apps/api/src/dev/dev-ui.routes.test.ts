import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCopy, startTestApp, type TestApp } from "../testing/test-app.ts";

const galleryFolder = mkdtempSync(join(tmpdir(), "tomoru-gallery-"));
let api: TestApp;

beforeAll(async () => {
  mkdirSync(join(galleryFolder, "gallery"));
  mkdirSync(join(galleryFolder, "assets"));
  writeFileSync(join(galleryFolder, "gallery/index.html"), "<title>UI</title>");
  writeFileSync(join(galleryFolder, "assets/index-1.js"), "1;");
  api = await startTestApp();
});
afterAll(async () => {
  rmSync(galleryFolder, { recursive: true });
  await api.close();
});

/** The app with a gallery that is built. */
async function statuses(urls: string[], { production }: { production: boolean }): Promise<number[]> {
  const deps = { config: { ...api.deps.config, production } };
  const app = await startCopy(api, { deps, galleryFolder });
  const answers = await Promise.all(urls.map((url) => app.inject({ url })));
  await app.close();
  return answers.map(({ statusCode }) => statusCode);
}

const urls = ["/dev/ui", "/dev/ui/assets/index-1.js"];

test("the gallery and its files are served outside production", async () => {
  expect(await statuses(urls, { production: false })).toEqual([200, 200]);
});

test("in production there is no gallery, though it is built", async () => {
  expect(await statuses(urls, { production: true })).toEqual([404, 404]);
});

test("nothing but its own files is reached through it", async () => {
  const others = [
    "/dev/ui/assets/../gallery/index.html",
    "/dev/ui/assets/%2e%2e/index.html",
    "/dev/ui/other",
  ];
  expect(await statuses(others, { production: false })).toEqual([404, 404, 404]);
});

import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

test("the companies' site is an app of its own, which the browser finds nothing to hold against", async ({
  page,
  context,
}) => {
  await page.goto("/company");
  const devtools = await context.newCDPSession(page);
  const { data, errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({
    id: "/company",
    name: "Tomoru 企業",
    name_localized: { en: "Tomoru Business" },
    start_url: "/company",
    scope: "/company",
    display: "standalone",
  });
  for (const { url } of manifest.shortcuts) expect(url).toMatch(/^\/company\//);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's contexts count as incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

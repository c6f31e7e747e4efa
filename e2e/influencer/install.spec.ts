import { expect, type Page } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { sendOffers } from "../support/offers.ts";
import { test } from "../support/test.ts";

type Icon = { src: string; sizes: string; type: string; purpose: string };
type Manifest = {
  name: string;
  lang: string;
  start_url: string;
  scope: string;
  display: string;
  background_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string }[];
};

const phone = { width: 390, height: 844 };
const smallPhone = { width: 320, height: 568 };

test("the app can be put on the home screen: its manifest is whole and each icon has the size it names", async ({
  page,
}) => {
  await page.goto("/sign_in");
  const address = (await page.locator("link[rel=manifest]").getAttribute("href")) ?? "";
  const response = await page.request.get(address);
  expect(response.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({
    name: "Tomoru",
    lang: "ja",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: await page.locator("meta[name=theme-color]").first().getAttribute("content"),
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["オファー", "/offers"],
    ["報酬", "/payment-history"],
  ]);
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["any", "any"],
    ["192x192", "any"],
    ["512x512", "any"],
    ["512x512", "maskable"],
  ]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sizeOf(page, src);
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
  }
  const touchIcon = (await page.locator("link[rel=apple-touch-icon]").getAttribute("href")) ?? "";
  expect(await sizeOf(page, touchIcon)).toEqual({ width: 180, height: 180 });
});

test("the browser finds nothing that keeps the app from being installed", async ({ page, context }) => {
  await makeAccount(context);
  await page.goto("/");
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's contexts count as incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

test("no field makes a phone zoom in: each one writes in 16 px or more", async ({ page, context }) => {
  await page.setViewportSize(phone);
  const seen = new Set<string>();
  for (const path of ["/sign_in", "/sign_up", "/forgot-password"]) await expectNoZoom(page, path, seen);
  await makeAccount(context);
  const signedIn = ["/account", "/bank-account", "/settings/change-password", "/settings/edit-email"];
  for (const path of [...signedIn, "/cancellation", "/inquiry"]) await expectNoZoom(page, path, seen);
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(["email", "password", "text", "textarea"]));
});

for (const size of [phone, smallPhone]) {
  test(`at ${size.width} by ${size.height} an offer is approved with the thumb, clear of the phone's own edges`, async ({
    page,
    context,
  }) => {
    const { email } = await makeAccount(context);
    const [id] = await sendOffers(email, 1);
    await page.setViewportSize(size);
    await standOnPhone(page, { top: 47, bottom: 34 });
    await page.goto(`/offer/${id}`);

    const approve = page.getByRole("button", { name: "引き受ける" });
    await expect(approve).toBeInViewport({ ratio: 1 });
    const button = await boxOf(approve);
    expect(button.top).toBeGreaterThan(size.height / 2);
    expect(button.bottom - button.top).toBeGreaterThanOrEqual(44);
    const bar = page.getByRole("navigation", { name: "メインメニュー" }).filter({ visible: true });
    for (const link of await bar.getByRole("link").all()) {
      const item = await boxOf(link);
      // Five entries share the width: at 320 px they end within a fraction of one.
      expect(item.top).toBeGreaterThanOrEqual(button.bottom - 0.5);
      expect(item.bottom).toBeLessThanOrEqual(size.height - 34);
    }
    expect((await boxOf(page.getByRole("banner").getByRole("link"))).top).toBeGreaterThanOrEqual(47);

    await approve.click();
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: "引き受ける" });
    await expect.poll(async () => (await boxOf(confirm)).bottom).toBeLessThanOrEqual(size.height - 34);
    expect((await boxOf(confirm)).top).toBeGreaterThan(size.height / 2);
    await confirm.click();
    await expect(page.getByRole("status").filter({ hasText: "引き受けました" })).toBeVisible();
  });
}

test("on its side a phone's notch covers nothing", async ({ page, context }) => {
  await makeAccount(context);
  await page.setViewportSize({ width: 844, height: 390 });
  await standOnPhone(page, { left: 47, right: 47 });
  for (const path of ["/", "/inquiry"]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    expect((await boxOf(heading)).left).toBeGreaterThanOrEqual(47);
    const menu = await boxOf(page.getByRole("banner").getByRole("button"));
    expect(menu.right).toBeLessThanOrEqual(844 - 39);
  }
});

async function sizeOf(page: Page, address: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
}

async function expectNoZoom(page: Page, path: string, seen: Set<string>): Promise<void> {
  await page.goto(path);
  const fields = page.locator("input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea");
  await expect(fields.first()).toBeAttached();
  const found = await fields.evaluateAll((elements) =>
    elements.map((element) => ({
      kind: element instanceof HTMLInputElement ? element.type : element.localName,
      size: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  );
  for (const { kind, size } of found) {
    seen.add(kind);
    expect(size, `${kind} on ${path}`).toBeGreaterThanOrEqual(16);
  }
}

/** The safe area, in px from each edge. */
async function standOnPhone(
  page: Page,
  insets: Partial<Record<"top" | "bottom" | "left" | "right", number>>,
) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets });
}

async function boxOf(element: ReturnType<Page["locator"]>) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

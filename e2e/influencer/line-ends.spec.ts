import { expect } from "@playwright/test";
import { makeAccount } from "../support/account.ts";
import { test } from "../support/test.ts";
import { breakAsOthersDo, takeLineEnds } from "../visual/checks/line-ends.ts";

/** Pages of our own words alone: what people gave breaks where it must. */
const signedOut = ["/sign_in", "/sign_up", "/forgot-password", "/nowhere"];
const signedIn = [
  "/",
  "/offers",
  "/payment-history",
  "/bank-account",
  "/settings",
  "/cancellation",
  "/inquiry",
];

for (const width of [390, 360, 320]) {
  test(`lines end with their phrases where the browser knows of none, ${width} px wide`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const faults: string[] = [];
    const read = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[data-phrases]").first()).toBeVisible();
      await page.evaluate(breakAsOthersDo);
      const { parted, unmarked } = await page.evaluate(takeLineEnds, []);
      faults.push(...[...parted, ...unmarked].map((text) => `${path}: ${text}`));
    };
    for (const path of signedOut) await read(path);
    await makeAccount(context);
    for (const path of signedIn) await read(path);
    expect(faults).toEqual([]);
  });
}

test("a line of ours has no sign in what is spoken or copied", async ({ page }) => {
  await page.goto("/nowhere");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading.locator("[data-phrases] wbr")).not.toHaveCount(0);
  const name = "ページが見つかりません";
  await expect(heading).toHaveText(name);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const spoken = nodes.filter(({ role }) => role?.value === "heading").map((node) => node.name?.value);
  expect(spoken).toContain(name);
  const copied = await heading.evaluate((element) => {
    window.getSelection()?.selectAllChildren(element);
    return window.getSelection()?.toString();
  });
  expect(copied).toBe(name);
});

import { expect, type Locator, type Page } from "@playwright/test";
import { openEvents } from "@tomoru/contract/influencer/live";
import { decideOffer } from "@tomoru/contract/influencer/offers";
import { logout } from "@tomoru/contract/influencer/session";
import { live } from "@tomoru/contract/limits";
import { expectAccessible } from "../support/accessibility.ts";
import { callApi, makeAccount, signInElsewhere } from "../support/account.ts";
import { refuseEvents } from "../support/live.ts";
import { sendOffers } from "../support/offers.ts";
import { test } from "../support/test.ts";

const announced = "新しいオファーが届きました";

/** The entry of the visible menu with this count. */
function menuEntry(page: Page, pending: number) {
  const name = pending > 0 ? `オファー、未回答${pending}件` : "オファー";
  return page.getByRole("navigation", { name: "メインメニュー" }).getByRole("link", { name, exact: true });
}

function listening(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().endsWith(openEvents.path) && response.ok());
}

test("an offer that is sent appears on every open page without reloading", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const list = await context.newPage();
  await Promise.all([listening(page), page.goto("/"), listening(list), list.goto("/offers")]);
  await expect(list.getByText("まだオファーはありません")).toBeVisible();

  await sendOffers(email, 1, { productName: "うるおい化粧水「しずく」" });
  for (const tab of [page, list]) {
    await expect(tab.getByText("うるおい化粧水「しずく」")).toBeVisible();
    await expect(menuEntry(tab, 1)).toBeVisible();
    await expect(tab.getByRole("status").filter({ hasText: announced })).toBeAttached();
  }
});

test("an answer that is given in one tab shows in the other", async ({ page, context }) => {
  const { email } = await makeAccount(context);
  const [offerId] = await sendOffers(email, 1);
  const other = await context.newPage();
  await Promise.all([page.goto(`/offer/${offerId}`), listening(other), other.goto("/offers")]);
  await expect(menuEntry(other, 1)).toBeVisible();
  await page.getByRole("button", { name: "引き受ける" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "引き受ける" }).click();
  await expect(menuEntry(other, 0)).toBeVisible();
  await expect(other.getByRole("article").getByText("引き受け済み")).toBeVisible();
});

test("under somebody who reads the list nothing moves: what is new waits to be asked for", async ({
  page,
  context,
}) => {
  const { email } = await makeAccount(context);
  await sendOffers(email, 5);
  await Promise.all([listening(page), page.goto("/offers")]);
  const last = page.getByRole("article").last();
  await scrollList(page, last);
  const before = await last.boundingBox();

  await sendOffers(email, 1, { productName: "うるおい化粧水「しずく」" });
  const show = page.getByRole("button", { name: "新しいオファーを表示" });
  await expect(show).toBeVisible();
  expect(await last.boundingBox()).toEqual(before);
  await expectAccessible(page);
  await show.click();
  await expect(page.getByRole("heading", { name: "うるおい化粧水「しずく」" })).toBeInViewport();
  await expect(show).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "オファー" })).toBeFocused();
});

test("an answer that is given elsewhere shows under somebody who reads the list, and nothing moves", async ({
  page,
  context,
}) => {
  const { email, tokens } = await makeAccount(context);
  const [offerId = ""] = await sendOffers(email, 5);
  await Promise.all([listening(page), page.goto("/offers")]);
  const last = page.getByRole("article").last();
  await scrollList(page, last);
  const before = await last.boundingBox();

  const decision = { params: { id: offerId }, body: { status: "approval" } } as const;
  await callApi(context, { endpoint: decideOffer, ...decision, accessToken: tokens.accessToken });
  await expect(page.getByRole("article").getByText("引き受け済み")).toHaveCount(1);
  expect(await last.boundingBox()).toEqual(before);
});

test("a session that was ended elsewhere leaves the open page at once", async ({ page, context }) => {
  const account = await makeAccount(context);
  await Promise.all([listening(page), page.goto("/offers")]);
  // Ends this browser's session, as somebody with its token would.
  await callApi(context, { endpoint: logout, accessToken: account.tokens.accessToken });
  await expect(page).toHaveURL("/sign_in");
});

test("another session that signs out is nothing to this one", async ({ page, context }) => {
  const account = await makeAccount(context);
  await Promise.all([listening(page), page.goto("/offers")]);
  const elsewhere = await signInElsewhere(context, account);
  await callApi(context, { endpoint: logout, accessToken: elsewhere.accessToken });
  await sendOffers(account.email, 1);
  await expect(menuEntry(page, 1)).toBeVisible();
});

test.describe("while the stream is refused", () => {
  test.use({ networkFails: true });

  test("the page asks by the clock", async ({ page, context }) => {
    const { email } = await makeAccount(context);
    await refuseEvents(page);
    await page.clock.install();
    // The server renders the page too, so polling starts once the app runs and its stream was refused.
    const refused = page.waitForResponse((response) => response.url().endsWith(openEvents.path));
    await Promise.all([refused, page.goto("/offers")]);
    await expect(page.getByText("まだオファーはありません")).toBeVisible();
    await sendOffers(email, 1, { productName: "うるおい化粧水「しずく」" });
    await page.clock.runFor(live.pollMs);
    await expect(page.getByText("うるおい化粧水「しずく」")).toBeVisible();
    await expect(menuEntry(page, 1)).toBeVisible();
  });
});

/** On a desktop the list scrolls by itself. */
async function scrollList(page: Page, to: Locator): Promise<void> {
  await to.hover();
  await page.mouse.wheel(0, 200);
  const scrolled = () => page.evaluate(() => document.querySelector("main [data-scrolls]")?.scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);
}

import { expect } from "@playwright/test";
import { enterDemoCompany, makeCompany } from "../support/company-account.ts";
import { server } from "../support/settings.ts";
import { test } from "../support/test.ts";

test("a company's pages come with what they show, to this company alone, and are kept nowhere", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  await enterDemoCompany(context);
  const page = await context.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  const shown: { path: string; text: string }[] = [];
  const look = async (path: string, text: RegExp) => {
    const document = await page.goto(path);
    expect(await document?.headerValue("cache-control")).toBe("no-store");
    await expect(heading).toHaveText(text);
    shown.push({ path, text: (await heading.textContent()) ?? "" });
  };
  const linkTo = async (start: string) =>
    (await page.locator(`main a[href^="${start}"]`).first().getAttribute("href")) ?? "";

  await look("/company", /番です$/);
  await look("/company/creators?platform=tiktok&sort=followers", /^\d+人/);
  await expect(page.getByRole("rowheader").first()).toBeVisible();
  await look(await linkTo("/company/creators/"), /./);
  await expect(page.getByText("推定PR費用").first()).toBeVisible();
  await page.goto("/company");
  const board = await linkTo("/company/campaigns/");
  await look(board, /番です$/);
  await look(await linkTo("/company/deals/"), /./);
  await context.close();

  const other = await browser.newContext({ baseURL: server.url });
  await makeCompany(other);
  const [deal, product] = [shown.at(-1)?.path ?? "", "こもれび"];
  for (const path of ["/company", board, deal]) {
    const html = await (await other.request.get(path)).text();
    expect(html).not.toContain(product);
    expect(html).not.toContain("湊");
  }
  expect(await (await other.request.get(board)).text()).not.toContain('id="answers"');
  await other.close();
});

for (const moment of ["before the app is here", "while React takes the page over"] as const) {
  test(`a creator ticked ${moment} is chosen`, async ({ page, context }) => {
    await enterDemoCompany(context);
    if (moment === "before the app is here") await page.addInitScript(tickOnceParsed);
    else await page.addInitScript(tickOnceHydrating);
    await page.goto("/company/creators?platform=instagram&category=beauty");
    await expect(page.getByRole("button", { name: "リストに追加", exact: true })).toBeVisible();
    const box = page.getByRole("row").getByRole("checkbox", { checked: true });
    await expect(box).toHaveCount(1);
    await box.uncheck();
    await expect(page.getByRole("button", { name: "リストに追加", exact: true })).toBeHidden();
  });
}

/** Runs in the page: module scripts run after the document is parsed, and so after this. */
function tickOnceParsed() {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    document.querySelector<HTMLElement>("tbody input[type=checkbox]")?.click();
  });
}

/** Runs in the page: as soon as React has started with the document. */
function tickOnceHydrating() {
  const seen = new MutationObserver(() => {
    if (!document.querySelector("#root[data-hydrates]")) return;
    seen.disconnect();
    document.querySelector<HTMLElement>("tbody input[type=checkbox]")?.click();
  });
  seen.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrates"] });
}

import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility.ts";
import { enterDemoCompany } from "../support/company-account.ts";
import { test } from "../support/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a member searches, adds two to a new list, weighs them against a budget, notes, takes out, saves a file and copies", async ({
  page,
  context,
}) => {
  await enterDemoCompany(context);
  const listName = `冬の候補 ${Date.now()}`;
  await page.goto("/company/creators?platform=instagram&category=beauty");
  await expect(page.getByRole("rowheader").nth(1)).toBeVisible();
  const names = (await page.getByRole("rowheader").getByRole("link").allTextContents()).slice(0, 2);
  for (const name of names) await page.getByRole("checkbox", { name: `${name}を選ぶ` }).check();
  await page.getByRole("button", { name: "リストに追加", exact: true }).click();
  await page.getByRole("menuitem", { name: "新しいリストを作る" }).click();
  await page.getByRole("textbox", { name: "リストの名前" }).fill(listName);
  await page.getByRole("button", { name: "リストを作る" }).click();
  await expect(page.getByText(`2人を「${listName}」に追加しました`)).toBeVisible();

  await page.getByRole("link", { name: "リスト", exact: true }).click();
  await expect(heading(page)).toHaveText(/未相談のリストが\d+件/);
  await expectAccessible(page);
  await page.getByRole("link", { name: listName }).click();
  await expect(heading(page)).toHaveText(listName);
  await expect(page.getByText("2人の推定PR費用の合計")).toBeVisible();
  await page.getByLabel("予算の帯（税抜）").selectOption("o1000");
  await expect(page.getByText("下限に届きません")).toBeVisible();
  await expectAccessible(page);

  const row = page.getByRole("row", { name: names[0] ?? "" });
  await row.focus();
  await page.keyboard.press("m");
  await page.keyboard.type("第一候補");
  await page.keyboard.press("Escape");
  await expect(row.getByText("保存しました")).toBeVisible();
  await page.reload();
  await expect(row).toContainText("第一候補");

  await page.getByRole("button", { name: `${names[1]}をリストから外す` }).click();
  await expect(page.getByText(`${names[1]}を外しました`)).toBeVisible();
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect(page.getByText("1人をリストに戻しました")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(2);

  await page.getByRole("button", { name: "CSV", exact: true }).click();
  await expect(page.getByRole("alertdialog", { name: "2行のCSVを作成しますか？" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "作成する" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^tomoru-冬の候補 \d+-\d{8}\.csv$/);
  const file = await readFile(await download.path(), "utf8");
  expect(file.startsWith('\uFEFF"クリエイターID"')).toBe(true);
  expect(file.trimEnd().split("\r\n")).toHaveLength(3);
  expect(file).toContain("第一候補");
  await expect(page.getByText("CSVを保存しました")).toBeVisible();

  await page.getByRole("button", { name: `「${listName}」の操作` }).click();
  await page.getByRole("menuitem", { name: "複製する" }).click();
  await page.getByRole("button", { name: "複製する", exact: true }).click();
  await expect(heading(page)).toHaveText(`${listName}のコピー`);
  await expect(page.getByRole("row", { name: names[0] ?? "" })).toContainText("第一候補");
  await page.getByRole("button", { name: `「${listName}のコピー」の操作` }).click();
  await page.getByRole("menuitem", { name: "削除する" }).click();
  await page.getByRole("button", { name: "削除する", exact: true }).click();
  await expect(page).toHaveURL("/company/lists");
  await expect(page.getByText(`「${listName}のコピー」を削除しました`)).toBeVisible();
});

test("a search is kept as a tab, and opened from it again", async ({ page, context }) => {
  await enterDemoCompany(context);
  const name = `旅と猫 ${Date.now()}`;
  await page.goto("/company/creators?platform=tiktok&category=travel");
  await page.getByRole("button", { name: "検索を保存" }).click();
  await page.getByRole("textbox", { name: "検索の名前" }).fill(name);
  await page.getByRole("button", { name: "保存する" }).click();
  const tab = page.getByRole("link", { name });
  await expect(tab).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await page.getByRole("link", { name: "新しい検索" }).click();
  await expect(page).toHaveURL("/company/creators?platform=tiktok");
  await tab.click();
  await expect(page).toHaveURL(/platform=tiktok&category=travel/);
  await page.getByRole("button", { name: `検索「${name}」の操作` }).click();
  await page.getByRole("menuitem", { name: "削除する" }).click();
  await expect(page.getByText(`「${name}」を削除しました`)).toBeVisible();
});

import { words } from "@tomoru/i18n/ja/influencer/words";
import { loadSignedInWords, startLanguage, switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { CompanyView } from "./company-view.tsx";

startSite(site);

const { seen, ...account } = words.account;
const categories = [
  { categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" },
  { categoryId: "food", categoryName: "グルメ", categoryNameEn: "Food" },
];
const none = { isConnectedToInstagram: false, isConnectedToTiktok: false, isConnectedToYoutube: false };

beforeEach(async () => {
  await startLanguage();
  await loadSignedInWords();
});
afterEach(() => switchLanguage("ja"));

function renderView(part: Partial<ComponentProps<typeof CompanyView>> = {}) {
  return render(
    <CompanyView creatorName="" category={[]} bio="" categories={categories} accounts={none} {...part} />,
  );
}

test("a company sees name, categories, connected platforms and words as they are typed, and nothing else", async () => {
  const screen = await renderView({
    creatorName: "  はなの台所 ",
    category: ["food"],
    bio: "器と料理の写真を撮っています。",
    accounts: { ...none, isConnectedToTiktok: true },
  });
  const shown = screen.getByRole("complementary", { name: seen.title });
  await expect.element(shown.getByText("はなの台所", { exact: true })).toBeVisible();
  await expect.element(shown.getByText("器と料理の写真を撮っています。")).toBeVisible();
  const items = shown.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(["グルメ", "TikTok"]);
  await expect.element(shown).not.toHaveTextContent(seen.noBio);
});

test("what is missing is named as missing, one line each", async () => {
  const shown = (await renderView({ creatorName: "   ", bio: " \n " })).getByRole("complementary");
  for (const line of [account.creatorName, account.category.none, seen.noPlatform, seen.noBio]) {
    await expect.element(shown.getByText(line, { exact: true })).toBeVisible();
  }
  expect(shown.getByRole("listitem").elements()).toEqual([]);
});

test("a category that is no longer offered is not shown, the others are in the person's language", async () => {
  await switchLanguage("en");
  const screen = await renderView({ category: ["gone", "beauty"] });
  expect(
    screen
      .getByRole("listitem")
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(["Beauty"]);
});

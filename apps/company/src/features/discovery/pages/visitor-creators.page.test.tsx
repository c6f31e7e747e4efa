import { aFoundPage, aVisitorsCard } from "@tomoru/contract/testing/creator.builder";
import { startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { VisitorCreatorsPage } from "./visitor-creators.page.tsx";

startSite(site);

/** The last one's facts need two lines. */
const unequal = [
  aVisitorsCard({ creatorId: "2Xk8nB5qW3rYtM7jH0dL4z", followerBand: 0 }),
  aVisitorsCard({ creatorId: "9Pa6vC1eU8iOsG2fJ5kQ3x" }),
  aVisitorsCard({ creatorId: "4Tb7wD2fV9jPtH3gK6lR4y", followerBand: null }),
];
let total: { value: number; isAtLeast: boolean };
const searches: { path: string; token: string | null }[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  searches.length = 0;
  total = { value: 1000, isAtLeast: true };
  server = stubServer(({ path, token }) => {
    if (path.startsWith("/api/influencer/utils/category"))
      return success([{ categoryId: "beauty", categoryName: "美容", categoryNameEn: "Beauty" }]);
    searches.push({ path, token });
    const docs = path.includes("q=long") ? unequal : [aVisitorsCard()];
    return success(aFoundPage({ docs, nextCursor: null, total }));
  });
  await startLanguage();
});

afterEach(() => server.close());

const show = (address: string) =>
  render(
    <TestData>
      <MemoryRouter initialEntries={[address]}>
        <VisitorCreatorsPage />
      </MemoryRouter>
    </TestData>,
  );

test("a visitor sees names and bands, no figure, and one example that is marked as such", async () => {
  const screen = await show("/company/creators?priceMax=5");
  const card = screen.getByRole("listitem").filter({ hasText: "@haruka_suhada" });
  await expect.element(card).toMatchTextContent(/10万〜50万人/);
  await expect.element(card).toMatchTextContent(/再生数・推定PR費用はログイン後/);
  await expect
    .element(screen.getByRole("region", { name: "登録すると、この形で比べられます" }))
    .toMatchTextContent(/見本/);
  await expect.element(screen.getByText("条件に合うクリエイター 1,000人以上")).toBeVisible();
  expect(searches).toEqual([{ path: "/api/company/creator?platform=instagram", token: null }]);
});

test("what the cards of one row say begins at one height, however much each has to say", async () => {
  await page.viewport(1024, 900);
  const screen = await show("/company/creators?q=long");
  const locked = screen.getByRole("listitem").getByText("再生数・推定PR費用はログイン後");
  await expect.poll(() => locked.elements().length).toBe(3);
  const tops = locked.elements().map((line) => line.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

const signUp = "無料で登録して続きを見る";

test.each([
  { value: 1000, isAtLeast: true },
  { value: 2, isAtLeast: false },
])("where a visitor's page ends and the creators do not, signing up is the way on: %j", async (more) => {
  total = more;
  const screen = await show("/company/creators");
  await expect
    .element(screen.getByRole("link", { name: signUp }))
    .toHaveAttribute("href", "/company/sign_up");
});

test("who has seen all that was found is not sent on to see more", async () => {
  total = { value: 1, isAtLeast: false };
  const screen = await show("/company/creators");
  await expect.element(screen.getByText("条件に合うクリエイター 1人")).toBeVisible();
  await expect.element(screen.getByRole("link", { name: signUp })).not.toBeInTheDocument();
});

test("a visitor chooses a platform, categories and a band of followers", async () => {
  const screen = await show("/company/creators");
  await screen.getByRole("link", { name: "TikTok" }).click();
  await screen.getByRole("link", { name: "美容" }).click();
  await screen.getByRole("combobox", { name: "フォロワー" }).selectOptions("10000");
  await expect
    .poll(() => searches.at(-1)?.path)
    .toBe("/api/company/creator?platform=tiktok&category=beauty&followerBand=10000");
});

import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aFoundPage, anAccountCard } from "@tomoru/contract/testing/creator.builder";
import { aList, aListPage } from "@tomoru/contract/testing/list.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { refusal, stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../site.ts";
import { AddToListMenu } from "./add-to-list-menu.tsx";

startSite(site);

const one = anAccountCard();
const two = anAccountCard({ creatorId: "2Xk8nB5qW3rYtM7jH0dL4z", displayName: "結城 あおい" });
const creatorIds = [one.creatorId, two.creatorId];
const shizuku = aList();
const spring = aList({
  listId: "019ab4d2-0000-7000-8000-0000000000c2",
  name: "春のUVミルク",
  status: "consulted",
  consultedAt: "2026-11-02T01:30:00.000Z",
});
let open = aListPage();
let answer: () => ReturnType<typeof success> | Promise<ReturnType<typeof success>>;
let sent: { path: string; body: unknown }[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  open = aListPage({ docs: [shizuku] });
  sent = [];
  answer = () => success({ added: 2, addedIds: creatorIds, already: 0, skipped: [], count: 10 });
  server = stubServer(({ path, body }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId: "free" }) }));
    if (path.startsWith("/api/company/list?"))
      return success(path.includes("unconsulted") ? open : aListPage({ docs: [spring] }));
    if (path.startsWith("/api/company/creator?")) return success(aFoundPage());
    sent.push({ path, body });
    if (path.endsWith("/creator/remove")) return success({ count: 8 });
    if (path === "/api/company/list") return success(aList({ name: "新しい候補", count: 2 }));
    return path.endsWith("/creator") ? answer() : success(undefined);
  });
  await startLanguage();
  await loadSignedInWords();
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await page.viewport(1440, 900);
});

afterEach(() => {
  endSession("signOut");
  server.close();
});

async function show(listIdsOf: (creatorId: string) => string[] = () => []) {
  const screen = await render(
    <TestData cache={new Map()}>
      <MemoryRouter>
        <AddToListMenu platform="instagram" creatorIds={creatorIds} listIdsOf={listIdsOf} />
      </MemoryRouter>
    </TestData>,
  );
  await screen.getByRole("button", { name: "リストに追加" }).click();
  await expect.element(screen.getByRole("menuitem", { name: "新しいリストを作る" })).toBeVisible();
  return screen;
}

const row = (name: RegExp) => page.getByRole("menuitem", { name });
const note = () => page.getByRole("status").first();

test("lists that take them stand first, those that were consulted say why they do not", async () => {
  const screen = await show();
  const names = screen
    .getByRole("menuitem")
    .elements()
    .map((each) => each.textContent);
  expect(names).toEqual([
    "しずく 12月発売 候補8人・未相談",
    "春のUVミルク追加できません。相談済みのリストです",
    "新しいリストを作る",
  ]);
  await expect.element(row(/春のUVミルク/)).toHaveAttribute("aria-disabled", "true");
});

test("an addition is said before its answer, and undoing takes out those alone who were new", async () => {
  const gate = Promise.withResolvers<void>();
  answer = async () => {
    await gate.promise;
    return success({ added: 1, addedIds: [two.creatorId], already: 1, skipped: [], count: 9 });
  };
  await show();
  await row(/しずく/).click();
  await expect.element(note()).toHaveTextContent("2人を「しずく 12月発売 候補」に追加しました");
  gate.resolve();
  await expect.element(note()).toHaveTextContent("1人を「しずく 12月発売 候補」に追加しました");
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(note()).toHaveTextContent("「しずく 12月発売 候補」への追加を取り消しました");
  await expect
    .poll(() => sent.at(-1))
    .toEqual({
      path: `/api/company/list/${shizuku.listId}/creator/remove`,
      body: { creatorIds: [two.creatorId] },
    });
});

test("an addition that is refused is taken back, and says what to do", async () => {
  answer = () => refusal(409, 1023);
  await show();
  await row(/しずく/).click();
  await expect.element(note()).toMatchTextContent(/ほかのメンバーが変更しました/);
  await expect.element(page.getByRole("button", { name: "元に戻す" })).not.toBeInTheDocument();
});

test("a list without room says how many it takes, and one that has all of them that it does", async () => {
  open = aListPage({
    docs: [
      aList({ count: 49 }),
      aList({ listId: "019ab4d2-0000-7000-8000-0000000000c3", name: "冬", count: 12 }),
    ],
  });
  await show(() => ["019ab4d2-0000-7000-8000-0000000000c3"]);
  await expect.element(row(/しずく/)).toMatchTextContent(/あと1人まで追加できます/);
  await expect.element(row(/冬/)).toMatchTextContent(/全員が追加済みです/);
});

test("a new list is made of them in place, and undoing deletes it", async () => {
  await show();
  await row(/新しいリスト/).click();
  await page.getByRole("textbox", { name: /リストの名前/ }).fill("新しい候補");
  await userEvent.keyboard("{Enter}");
  await expect.element(note()).toHaveTextContent("2人を「新しい候補」に追加しました");
  expect(sent[0]?.body).toMatchObject({ name: "新しい候補", platform: "instagram", creatorIds });
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.poll(() => sent.at(-1)?.path).toBe(`/api/company/list/${shizuku.listId}/remove`);
});

test("where the plan has no more lists the menu says how many it has", async () => {
  open = aListPage({ counts: { all: 3, uncategorised: 3, unconsulted: 3, limit: 3 } });
  await render(
    <TestData cache={new Map()}>
      <MemoryRouter>
        <AddToListMenu platform="instagram" creatorIds={creatorIds} />
      </MemoryRouter>
    </TestData>,
  );
  await page.getByRole("button", { name: "リストに追加" }).click();
  await expect.element(row(/新しいリスト/)).toMatchTextContent(/現在のプランではリストは3件までです/);
});

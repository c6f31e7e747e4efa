import { aCompanyProfile, aSubscription } from "@tomoru/contract/testing/company.builder";
import { aList, aListPage } from "@tomoru/contract/testing/list.builder";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { TestData } from "@tomoru/web/testing/test-data.tsx";
import { MemoryRouter, useLocation } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { site } from "../../../shared/site.ts";
import { ListsPage } from "./lists.page.tsx";

startSite(site);

const skin = { groupId: "019ab4d2-0000-7000-8000-0000000000e1", name: "スキンケア", count: 0 };
let lists: Parameters<typeof aListPage>[0] = {};
let sent: { path: string; body: unknown }[] = [];
let server: ReturnType<typeof stubServer>;

beforeEach(async () => {
  sent = [];
  lists = {
    docs: [
      aList({ explanation: "乾燥の実感を話せる人" }),
      aList({
        listId: "019ab4d2-0000-7000-8000-0000000000c2",
        name: "夏の旅",
        platform: "tiktok",
        status: "consulted",
        consultedAt: "2026-11-02T01:00:00.000Z",
      }),
      aList({ listId: "019ab4d2-0000-7000-8000-0000000000c3", name: "古い候補", isLocked: true }),
    ],
    groups: [skin],
    counts: { all: 3, uncategorised: 3, unconsulted: 2, limit: 50 },
  };
  server = stubServer(({ path, body }) => {
    if (path.startsWith("/api/company/profile"))
      return success(aCompanyProfile({ subscription: aSubscription({ planId: "standard" }) }));
    if (path.startsWith("/api/company/list?")) return success(aListPage(lists));
    sent.push({ path, body });
    if (path === "/api/company/group") return success({ docs: [skin] });
    if (path.endsWith("/remove")) return success(undefined);
    return success(aList());
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

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + decodeURIComponent(search)}</output>;
}

const show = (address = "/company/lists") =>
  render(
    <TestData>
      <MemoryRouter initialEntries={[address]}>
        <ListsPage />
        <Address />
      </MemoryRouter>
    </TestData>,
  );

const asked = () => server.calls.filter((call) => call.includes("/company/list?"));

test("the heading says how many there are and how many can be made; a card what a list is", async () => {
  const screen = await show();
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toMatchTextContent(/未相談のリストが2件、あと48件作れます/);
  const cards = screen.getByRole("listitem");
  await expect
    .element(cards.filter({ hasText: "しずく" }))
    .toMatchTextContent(/乾燥.*未相談.*Instagram.*8人/);
  await expect
    .element(cards.filter({ hasText: "夏の旅" }))
    .toMatchTextContent(/相談済み.*TikTok.*11月2日に相談/);
  await expect.element(cards.filter({ hasText: "古い候補" })).toMatchTextContent(/編集できません/);
});

test("a group, a state and words stand in the address and are asked for", async () => {
  const screen = await show();
  await screen.getByRole("link", { name: /スキンケア/ }).click();
  await screen.getByLabelText("状態").selectOptions("consulted");
  await expect.poll(() => asked().at(-1)).toContain(`group=${skin.groupId}&status=consulted`);
  await expect
    .element(screen.getByText(`/company/lists?group=${skin.groupId}&status=consulted`))
    .toBeVisible();
});

test("a list is moved to a group, and the move is taken back", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "「しずく 12月発売 候補」の操作" }).click();
  await screen.getByRole("menuitem", { name: "グループを移す" }).click();
  await screen.getByRole("combobox", { name: "グループ" }).selectOptions(skin.groupId);
  await screen.getByRole("button", { name: "移す" }).click();
  await expect
    .element(screen.getByText("「しずく 12月発売 候補」を「スキンケア」に移しました"))
    .toBeVisible();
  await screen.getByRole("button", { name: "元に戻す" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ groupId: skin.groupId }, { groupId: null }]);
});

test("a list is deleted after a question that says what goes with it", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "「夏の旅」の操作" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "「夏の旅」を削除しますか？" });
  await expect
    .element(dialog)
    .toMatchTextContent(/8人とメモが消えます。元に戻せません。相談と取引の記録は残ります。/);
  await dialog.getByRole("button", { name: "削除する" }).click();
  await expect.element(screen.getByText("「夏の旅」を削除しました")).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual([
    "/api/company/list/019ab4d2-0000-7000-8000-0000000000c2/remove",
  ]);
});

test("a locked list can be copied and deleted, and says why nothing else", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "「古い候補」の操作" }).click();
  const edit = screen.getByRole("menuitem", { name: /名前と説明を編集/ });
  await expect.element(edit).toHaveAttribute("aria-disabled", "true");
  await expect.element(edit).toMatchTextContent(/プランの上限により編集できません/);
  await screen.getByRole("menuitem", { name: "複製する" }).click();
  await screen.getByRole("button", { name: "複製する" }).click();
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ name: "古い候補のコピー" }]);
});

test("a new list is of a platform that is chosen, and opens", async () => {
  const screen = await show();
  await screen.getByRole("button", { name: "新しいリスト" }).click();
  await screen
    .getByRole("alertdialog")
    .getByLabelText(/リストの名前/)
    .fill("冬の候補");
  (screen.getByRole("radio", { name: "YouTube" }).element() as HTMLElement).click();
  await screen.getByRole("button", { name: "リストを作る" }).click();
  await expect
    .poll(() => sent.map(({ body }) => body))
    .toEqual([{ name: "冬の候補", explanation: "", platform: "youtube", groupId: null, creatorIds: [] }]);
  await expect.element(screen.getByText(`/company/lists/${aList().listId}`)).toBeVisible();
});

test("at the limit of the plan there is the way to the plans in place of a new list", async () => {
  lists = { ...lists, counts: { all: 3, uncategorised: 3, unconsulted: 3, limit: 3 } };
  const screen = await show();
  await expect.element(screen.getByRole("link", { name: "プランを変更する" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "新しいリスト" })).not.toBeInTheDocument();
});

test("without lists there is what one is for, and the search", async () => {
  lists = { docs: [], counts: { all: 0, uncategorised: 0, unconsulted: 0, limit: 3 } };
  const screen = await show();
  await expect.element(screen.getByText("候補をためておくリストを作りましょう")).toBeVisible();
  expect(screen.getByRole("button", { name: "新しいリスト" }).elements()).toHaveLength(1);
  await expect.element(screen.getByRole("link", { name: "クリエイターをさがす" })).toBeVisible();
});

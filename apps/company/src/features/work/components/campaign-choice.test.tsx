import { startSite } from "@tomoru/web/site/start-site.ts";
import { site } from "../../../shared/site.ts";
import "@tomoru/ui/tokens.css";
import type { CampaignApplication } from "@tomoru/contract/company/campaigns";
import { aCampaign, aCampaignApplication } from "@tomoru/contract/testing/campaign.builder";
import { words } from "@tomoru/i18n/ja/company/words";
import { loadSignedInWords, startLanguage } from "@tomoru/web/i18n/language.store.ts";
import { noteTold } from "@tomoru/web/live/told.store.ts";
import { endSession, startSession } from "@tomoru/web/session/session.store.ts";
import { stubServer, success } from "@tomoru/web/testing/stub-server.ts";
import { MemoryRouter } from "react-router";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CampaignChoice } from "./campaign-choice.tsx";

startSite(site);

const { choosing: say } = words.work;
const { account } = aCampaignApplication();
const applied = (at: number, part: Partial<CampaignApplication> = {}) =>
  aCampaignApplication({
    applicationId: `${"C".repeat(21)}${at}`,
    account: {
      ...account,
      creatorId: `${account.creatorId.slice(0, -1)}${at}`,
      displayName: `クリエイター${at}`,
    },
    ...part,
  });

let server: ReturnType<typeof stubServer> | undefined;
/** Who applied, page by page. */
let pages: CampaignApplication[][];
let chosen: CampaignApplication[];

beforeEach(async () => {
  startSession({ tokens: { accessToken: "a", refreshToken: "r" }, user: null });
  await startLanguage();
  await loadSignedInWords();
});

afterEach(() => {
  server?.close();
  endSession("signOut");
});

function answerTo(path: string) {
  const { pathname, searchParams } = new URL(path, "http://site.example");
  if (!pathname.endsWith("/application"))
    return success(
      aCampaign({ capacity: 3, counts: { applied: 2, selected: 1, notSelected: 0, withdrawn: 0 } }),
    );
  if (searchParams.get("state") === "selected") return success({ docs: chosen, nextCursor: null });
  const page = Number(searchParams.get("cursor") ?? 0);
  return success({ docs: pages[page] ?? [], nextCursor: page + 1 < pages.length ? `${page + 1}` : null });
}

function stand(before: () => Promise<void> = async () => undefined) {
  server = stubServer(async ({ path }) => {
    await before();
    return answerTo(path);
  });
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <CampaignChoice id={aCampaign().campaignId}>
          <p>what follows</p>
        </CampaignChoice>
      </MemoryRouter>
    </SWRConfig>,
  );
}

test("who was chosen has a place in the tray, with what that comes to, and the others are free", async () => {
  chosen = [applied(1, { state: "selected", wishFeeYen: 90_000 })];
  pages = [[...chosen, applied(2)]];
  const screen = await stand();
  const tray = screen.getByRole("complementary");
  await expect.element(tray.getByText("クリエイター1")).toBeVisible();
  await expect.element(tray.getByText(say.decided)).toBeVisible();
  await expect.element(tray.getByText(say.seats(1, 3))).toBeVisible();
  expect(tray.getByText(say.empty).elements()).toHaveLength(2);
  expect(tray.element().textContent).toContain("¥90,000");
  expect(screen.getByRole("row", { name: /クリエイター1/ }).elements()).toHaveLength(0);
});

test("above the applicants it says until when what goes on, and leaves the platform to the page's head", async () => {
  chosen = [];
  pages = [[applied(1)]];
  const screen = await stand();
  await expect.element(screen.getByText(/^応募は.+まで$/)).toBeVisible();
  await expect.element(screen.getByText("Instagram")).not.toBeInTheDocument();
});

test("of creators without a median the tray says so, and not that their views are none or are awaited", async () => {
  pages = [[applied(1)]];
  chosen = [applied(2, { state: "selected", account: { ...account, medianViews: null } })];
  const screen = await stand();
  await expect.element(screen.getByRole("complementary").getByText("中央値なし")).toBeVisible();
});

test("those beyond the first page are reached, and who applies meanwhile comes without a reload", async () => {
  chosen = [];
  pages = [[applied(1)], [applied(2)]];
  const screen = await stand();
  await expect.element(screen.getByText("クリエイター1")).toBeVisible();
  await expect.element(screen.getByText("クリエイター2")).toBeVisible();
  pages = [[applied(1)], [applied(2), applied(3)]];
  noteTold();
  await expect.element(screen.getByText("クリエイター3")).toBeVisible();
});

test("each row says what its creator has done before", async () => {
  chosen = [];
  pages = [
    [
      applied(1),
      applied(2, { record: { deals: 2, late: 0 } }),
      applied(3, { record: { deals: 21, late: 3 } }),
    ],
  ];
  const screen = await stand();
  for (const text of [say.record.none, say.record.onTime(2), say.record.late(21, 3)]) {
    await expect.element(screen.getByText(text)).toBeVisible();
  }
});

test("a phone shows of each the views and the posts that a desk shows", async () => {
  await page.viewport(390, 844);
  chosen = [];
  pages = [[applied(1)]];
  const screen = await stand();
  const card = screen.getByRole("article", { name: "クリエイター1" });
  await expect.element(card).toMatchTextContent(/31,200/);
  await expect.element(card.getByRole("img")).toHaveAccessibleName(/^直近20本の再生数/);
});

test("what follows on the board is not shown before those who applied, who would push it away", async () => {
  chosen = [];
  pages = [[applied(2)]];
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = await stand(() => late);
  await expect.element(screen.getByRole("status")).toBeInTheDocument();
  await expect.poll(() => server?.calls.length).toBeGreaterThan(1);
  expect(screen.getByText("what follows").elements()).toHaveLength(0);
  answer();
  await expect.element(screen.getByText("クリエイター2").first()).toBeVisible();
  await expect.element(screen.getByText("what follows")).toBeVisible();
});

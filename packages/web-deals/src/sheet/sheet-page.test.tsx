import { aSheet, aTermsVersion, someTerms } from "@tomoru/contract/testing/deal.builder";
import { switchLanguage } from "@tomoru/web/i18n/language.store.ts";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { loadDealWords } from "../deal-words.ts";
import { dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { SheetPage } from "./sheet-page.tsx";

let server: ReturnType<typeof serveDeal>;
let version = aTermsVersion();

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  server = serveDeal(({ path }) =>
    path.includes("/terms/") ? (success(version) as { json: unknown }) : undefined,
  );
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

const open = () => stageDeal({ side: "creator", path: `/deal/${dealId}/sheet/1`, page: <SheetPage /> });

test("the sheet has the twelve items of the notice, both sides, and what it is checked by", async () => {
  version = aTermsVersion({
    acceptances: [
      { side: "company", at: "2026-11-20T03:00:00.000Z" },
      { side: "creator", at: "2026-11-24T16:30:00.000Z" },
    ],
    parties: {
      creatorLegalName: "水野 はるか",
      creatorTradeName: null,
      creatorInvoiceNumber: "T4810999912345",
    },
  });
  await open();
  const sheet = page.getByRole("article", { name: "取引条件書 第1版" });
  const titles = [
    ...["委託した日", "内容", "納期", "納める場所", "検査を終える日", "報酬", "支払期日・方法", "知的財産"],
    ...["広告の表記", "下書きの修正", "競合の案件", "取り消し"],
  ];
  for (const title of titles)
    await expect.element(sheet.getByRole("term").filter({ hasText: title }).first()).toBeVisible();
  // The day in Japan: half past one in the night.
  await expect.element(sheet.getByText("2026年11月25日（水）")).toBeVisible();
  await expect.element(sheet.getByText("水野 はるか").first()).toBeVisible();
  await expect.element(sheet.getByText(/登録番号 T4810999912345/)).toBeVisible();
  await expect.element(sheet.getByText(/4f8b 42c2/)).toBeVisible();
});

test("before the contract no legal name stands in it, and it says when it will", async () => {
  version = aTermsVersion({
    sheet: aSheet({ terms: someTerms({ draftRequired: false, draftDueOn: null }) }),
  });
  await open();
  await expect.element(page.getByText("法律上の氏名は、契約のときに記載されます")).toBeVisible();
  await expect.element(page.getByText("両者が同じ版に合意した日")).toBeVisible();
  await expect.element(page.getByText("下書きの確認は行わない。")).toBeVisible();
});

test("the English sheet names the usual place in English, any other as it was written, and no item in Japanese", async () => {
  const english = /^A post on the connected account and its report in Tomoru/;
  await loadDealWords("en");
  await switchLanguage("en");
  version = aTermsVersion({ sheet: aSheet() });
  const screen = await open();
  await expect.element(page.getByText(english)).toBeVisible();
  expect(page.getByText(/連携済みアカウントへの投稿/).elements()).toEqual([]);
  const items = page.getByRole("term").elements();
  expect(items.length).toBeGreaterThanOrEqual(12);
  expect(
    items.filter((item) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(item.textContent)),
  ).toEqual([]);
  await screen.unmount();

  version = aTermsVersion({ sheet: aSheet({ place: "Shibuya studio" }) });
  await open();
  await expect.element(page.getByText(/Shibuya studio/)).toBeVisible();
  expect(page.getByText(english).elements()).toEqual([]);
  await switchLanguage("ja");
});

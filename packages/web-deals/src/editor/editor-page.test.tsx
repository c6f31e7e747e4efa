import { aCompanyDeal, aDeal, someTerms } from "@tomoru/contract/testing/deal.builder";
import { endSession } from "@tomoru/web/session/session.store.ts";
import { refusal, success } from "@tomoru/web/testing/stub-server.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useShownDeal } from "../deals.queries.ts";
import { conflict, dealId, serveDeal, stageDeal, startDealWords } from "../testing/deal-stage.tsx";
import { EditorPage } from "./editor-page.tsx";

type Answer = { status?: number; json: unknown };
let server: ReturnType<typeof serveDeal>;
let refused: Answer | undefined;
const first = aCompanyDeal({
  terms: null,
  sha256: null,
  versions: [],
  turn: "company",
  turnKind: "propose",
  leastFeeYen: 50_000,
  can: ["propose", "decline"],
});
let deal = first;

beforeEach(async () => {
  vi.setSystemTime("2026-11-25T03:00:00.000Z");
  await startDealWords();
  await page.viewport(1440, 900);
  refused = undefined;
  deal = first;
  server = serveDeal(({ method, path }) => {
    if (method === "POST") return refused ?? (success(deal) as Answer);
    return /\/deal\/[^/]+$/.test(path) ? (success(deal) as Answer) : undefined;
  });
});

afterEach(() => {
  endSession("signOut");
  server.close();
  vi.useRealTimers();
});

const open = () => stageDeal({ side: "company", path: `/deal/${dealId}/terms`, page: <EditorPage /> });
const field = (name: RegExp) => page.getByLabelText(name).first();

async function fillAll() {
  await field(/^内容/).fill("新商品を1週間使った感想をリールにしてください。");
  await page.getByLabelText("リール").selectOptions("1");
  await field(/^下書きの期限/).fill("2026-12-03");
  await field(/^投稿の期間（はじめ）/).fill("2026-12-08");
  await field(/^投稿の期間（おわり）/).fill("2026-12-14");
  await field(/^報酬（税抜/).fill("300,000");
}

test("what is said of the fee is a sentence a line, each with its end", async () => {
  deal = { ...first, estimate: { minYen: 300_000, maxYen: 500_000 } };
  await open();
  const least = page.getByText("最初の提案は¥50,000以上です。", { exact: true });
  const estimate = page.getByText("このクリエイターの推定PR費用は、¥30万〜50万（目安）です。", {
    exact: true,
  });
  await expect.element(least).toBeVisible();
  const top = (of: typeof least) => of.element().getBoundingClientRect().top;
  expect(top(estimate)).toBeGreaterThan(top(least));
});

test("the bounds of the fee are said before, and a fee beyond them as soon as its field is left", async () => {
  deal = { ...first, leastFeeYen: 0 };
  await open();
  await expect.element(page.getByText("¥3,000〜¥50,000,000（税抜）で決められます。")).toBeVisible();
  const fee = field(/^報酬（税抜/);
  await fee.fill("999,999,999,999");
  await expect.element(fee).not.toHaveAttribute("aria-invalid");
  await userEvent.tab();
  await expect.element(page.getByText("¥3,000〜¥50,000,000で入力してください")).toBeVisible();
  await fee.fill("");
  await userEvent.tab();
  await expect.element(fee).not.toHaveAttribute("aria-invalid");
});

test("the form lists what is missing, with a way to each field, and its button is never silently off", async () => {
  await open();
  await expect.element(page.getByText("あと6項目")).toBeVisible();
  const missing = page.getByText("あと6項目").element().parentElement;
  expect(missing?.textContent).toContain("報酬（税抜、円）、内容、投稿の形式と本数、下書きの期限");
  await page.getByRole("button", { name: "この条件を送る" }).click();
  await expect.element(page.getByRole("region", { name: "6か所の入力をご確認ください" })).toHaveFocus();
  expect(server.sent).toEqual([]);
});

test("beside the fee stands what is asked for at least, and what posts of this creator usually cost", async () => {
  await open();
  await expect.element(page.getByText(/推定PR費用は/)).toBeVisible();
});

test("the sheet beside the fields says what is written, and what it comes to", async () => {
  await open();
  await expect.element(page.getByText("まだ決まっていません").first()).toBeVisible();
  await fillAll();
  const sheet = page.getByRole("complementary", { name: "条件書の見え方" });
  await expect.element(sheet.getByText("新商品を1週間使った感想をリールにしてください。")).toBeVisible();
  await expect.element(sheet.getByText("¥330,000").first()).toBeVisible();
  await expect.element(sheet.getByRole("table", { name: "報告した日ごとの振込日" })).toBeVisible();
  expect(page.getByText("まだ決まっていません").elements()).toEqual([]);
});

test("the first version is sent on nothing, with how the money will come", async () => {
  await open();
  await fillAll();
  await page.getByRole("button", { name: "この条件を送る" }).click();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toEqual({
    terms: someTerms({
      feeYen: 300_000,
      content: "新商品を1週間使った感想をリールにしてください。",
      draftDueOn: "2026-12-03",
      postFrom: "2026-12-08",
      postTo: "2026-12-14",
    }),
    baseVersion: 0,
    revision: 1,
    funding: "card",
  });
});

test("a version that would change nothing is not sent, and the button says so", async () => {
  const versions = [
    { version: 1, by: "creator" as const, sentAt: "2026-11-24T03:00:00.000Z", sha256: "a".repeat(64) },
  ];
  deal = aCompanyDeal({ ...first, terms: someTerms(), versions, can: ["counter", "accept"] });
  await open();
  const send = page.getByRole("button", { name: "何も変わっていません" });
  await expect.element(send).toHaveAttribute("aria-disabled", "true");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(server.sent).toEqual([]);
  await field(/^報酬（税抜/).fill("310,000");
  await page.getByRole("button", { name: "この条件で提案する" }).click();
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
});

test("a creator's form says of the company what the company does", async () => {
  const creators = aDeal({ can: ["counter", "accept"] });
  server.close();
  server = serveDeal(({ path }) => (/\/deal\/[^/]+$/.test(path) ? (success(creators) as Answer) : undefined));
  await stageDeal({ side: "creator", path: `/deal/${dealId}/terms`, page: <EditorPage /> });
  await expect.element(page.getByRole("group", { name: "依頼の内容" })).toBeVisible();
  await expect.element(page.getByLabelText("企業が商品を発送する")).toBeVisible();
  await expect.element(page.getByLabelText("投稿の前に、企業が下書きを確認する")).toBeVisible();
  await expect.element(page.getByLabelText("企業が修正を依頼できる回数")).toBeVisible();
  expect(page.getByText(/^(お願いする内容|修正をお願いできる回数)$/).elements()).toEqual([]);
});

test("three questions decide what is withheld", async () => {
  await open();
  await page.getByLabelText("何に対する報酬ですか？").selectOptions("design");
  await expect.element(page.getByText(/源泉徴収：あり（10.21%/)).toBeVisible();
  await page.getByRole("radio", { name: "法人" }).click();
  await expect.element(page.getByText(/源泉徴収：クリエイターが法人のため/)).toBeVisible();
});

test("an answer that came first is told, and what was typed stays", async () => {
  await open();
  await fillAll();
  const version = {
    version: 1,
    by: "creator" as const,
    sentAt: "2026-11-24T03:00:00.000Z",
    sha256: "a".repeat(64),
  };
  deal = aCompanyDeal({ ...first, versions: [version], can: ["counter", "accept"] });
  refused = conflict("version");
  await page.getByRole("button", { name: "この条件を送る" }).click();
  await expect.element(page.getByText("先に第1版が届いています。見直してください。")).toBeVisible();
  await expect.element(field(/^報酬（税抜/)).toHaveValue("300,000");
});

const secondVersion = {
  version: 2,
  by: "creator" as const,
  sentAt: "2026-11-24T05:00:00.000Z",
  sha256: "b".repeat(64),
};
const counterable = aCompanyDeal({ can: ["counter", "accept"] });
const overtaken = aCompanyDeal({
  can: ["counter", "accept"],
  versions: [...counterable.versions, secondVersion],
});

/** What an event of the server does: the deal is read anew under the form. */
function ReadAnew() {
  const { look } = useShownDeal(dealId);
  return (
    <button type="button" onClick={() => void look()}>
      read anew
    </button>
  );
}

test("a version that comes while another is written is told, and only a second press answers it", async () => {
  deal = counterable;
  await stageDeal({
    side: "company",
    path: `/deal/${dealId}/terms`,
    page: (
      <>
        <EditorPage />
        <ReadAnew />
      </>
    ),
  });
  await field(/^報酬（税抜/).fill("90,000");
  deal = overtaken;
  await page.getByRole("button", { name: "read anew" }).click();
  await expect.element(page.getByText("先に第2版が届いています。見直してください。")).toBeVisible();
  await page.getByRole("button", { name: "この条件で提案する" }).click();
  await expect.element(page.getByText("先に第2版が届いています。見直してください。")).toBeVisible();
  expect(server.sent).toEqual([]);
  await page.getByRole("button", { name: "この条件で提案する" }).click();
  await expect.poll(() => server.sent.at(-1)?.body).toMatchObject({ baseVersion: 2 });
});

test("what was begun before a version that the server alone knows is not sent as an answer to it", async () => {
  deal = counterable;
  await open();
  await field(/^報酬（税抜/).fill("90,000");
  deal = overtaken;
  refused = conflict("version");
  await page.getByRole("button", { name: "この条件で提案する" }).click();
  await expect.element(page.getByText("先に第2版が届いています。見直してください。")).toBeVisible();
  expect(server.sent.at(-1)?.body).toMatchObject({ baseVersion: 1 });
});

test("what was written is there again after the page was left without an answer of the server", async () => {
  const { unmount } = await open();
  await fillAll();
  await unmount();
  await open();
  await expect.element(field(/^報酬（税抜/)).toHaveValue("300,000");
  await page.getByRole("button", { name: "書きかけを消す" }).click();
  await expect.element(field(/^報酬（税抜/)).toHaveValue("");
});

test.each([
  [404, 2005, "取引を表示できません | Tomoru", "取引の一覧へ"],
  [500, 5000, "エラー：条件 | Tomoru", "取引に戻る"],
])("of a deal that answers %i the page says so, with one way on", async (status, code, title, way) => {
  server.close();
  server = serveDeal(() => refusal(status, code) as Answer);
  await open();
  await expect.poll(() => document.title).toBe(title);
  await expect.element(page.getByRole("link", { name: way })).toBeVisible();
});

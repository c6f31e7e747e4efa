import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../testing/render.ts";
import { PlanTable } from "./plan-table.tsx";

type Key = "free" | "standard";

const plans = [
  { key: "free" as const, name: "Free", price: "¥0", per: "／月", lead: "まず試す方へ" },
  {
    key: "standard" as const,
    name: "Standard",
    price: "¥10,000",
    per: "／月",
    lead: "事業会社の方へ",
    own: true,
    action: <button type="button">変える</button>,
  },
];

const groups = [
  {
    key: "find",
    title: "さがす",
    rows: [
      {
        key: "pages",
        label: "データベース検索",
        values: { free: "5ページ", standard: ["50ページ、", "すべて"] },
      },
      { key: "pr", label: "PR投稿の分析", values: { free: false, standard: true } },
    ],
  },
];

function table() {
  return render(
    <PlanTable<Key>
      caption="プランの内容"
      plans={plans}
      groups={groups}
      words={{ has: "あり", none: "なし" }}
      shownFirst="standard"
    />,
  );
}

test("on a wide screen every plan has its column, and a tick or a lack is said in words", async () => {
  await page.viewport(1280, 800);
  const screen = table();
  await expect
    .element(screen.getByRole("row", { name: /^データベース検索 5ページ 50ページ、 ?すべて$/ }))
    .toBeVisible();
  await expect.element(screen.getByRole("row", { name: "PR投稿の分析 なし あり" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: /Standard/ })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "変える" })).toBeVisible();
});

test("on a phone one plan is open at a time, its own first, and another by a press", async () => {
  await page.viewport(390, 844);
  const screen = table();
  await expect.element(screen.getByRole("radio", { name: "Standard" })).toBeChecked();
  await expect
    .element(screen.getByRole("row", { name: /^データベース検索 50ページ、 ?すべて$/ }))
    .toBeVisible();
  await screen.getByRole("radio", { name: "Free" }).click();
  await expect.element(screen.getByRole("row", { name: "データベース検索 5ページ" })).toBeVisible();
  await expect.element(screen.getByText("まず試す方へ").first()).toBeVisible();
  expect(screen.getByRole("button", { name: "変える" }).elements()).toEqual([]);
});

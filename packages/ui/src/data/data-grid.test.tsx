import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { DataGrid, type GridColumn } from "./data-grid.tsx";

type Person = { id: string; name: string; followers: string };
const people: Person[] = [
  { id: "a", name: "青木", followers: "12万" },
  { id: "b", name: "馬場", followers: "8万" },
  { id: "c", name: "千葉", followers: "3万" },
];
const opened = vi.fn<(id: string) => void>();
const listed = vi.fn<(id: string) => void>();
const sorted = vi.fn<() => void>();

function People({ hasLetters = true }: { hasLetters?: boolean }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["z"]));
  const columns: GridColumn<Person>[] = [
    { key: "name", head: "名前", cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
    {
      key: "followers",
      head: "フォロワー",
      cell: ({ followers }) => followers,
      isNumber: true,
      sort: { direction: "descending", onSort: sorted, label: "フォロワーで並べ替える" },
    },
  ];
  return (
    <>
      <DataGrid
        caption="見つかった人"
        columns={columns}
        rows={people}
        keyOf={({ id }) => id}
        rowHeader="name"
        card={({ name }, box) => (
          <>
            {box}
            {name}
          </>
        )}
        selection={{
          selected,
          onSelect: setSelected,
          labelOf: ({ name }) => `${name}を選ぶ`,
          allLabel: "全員を選ぶ",
        }}
        onOpen={({ id }) => opened(id)}
        letters={{ l: ({ id }) => listed(id) }}
        hasLetters={hasLetters}
      />
      <output>{[...selected].toSorted().join("")}</output>
    </>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(1440, 900);
});

const row = (name: string) => page.getByRole("row", { name: new RegExp(name) });
const selected = () => page.getByRole("status");

async function focusOn(locator: Locator) {
  await expect.element(locator).toBeVisible();
  (locator.element() as HTMLElement).focus();
}

test("is a table with a header for each row, in the order that its head tells", async () => {
  render(<People />);
  await expect.element(page.getByRole("table", { name: "見つかった人" })).toBeVisible();
  await expect.element(page.getByRole("rowheader", { name: "青木" })).toBeVisible();
  const head = page.getByRole("columnheader", { name: "フォロワー" });
  await expect.element(head).toHaveAttribute("aria-sort", "descending");
  await head.getByRole("button").click();
  expect(sorted).toHaveBeenCalledOnce();
});

test("its rows are one tab stop, which stays where the focus was", async () => {
  render(<People />);
  await focusOn(row("馬場"));
  await userEvent.keyboard("j");
  await expect.element(row("千葉")).toHaveFocus();
  const stops = page
    .getByRole("row")
    .elements()
    .filter((each) => each.getAttribute("tabindex") === "0");
  expect(stops).toEqual([row("千葉").element()]);
});

test("letters and arrows move, choose, extend, open and do what the page adds", async () => {
  render(<People />);
  await focusOn(row("青木"));
  await userEvent.keyboard("k");
  await expect.element(row("青木")).toHaveFocus();
  await userEvent.keyboard("x{ArrowDown}");
  await expect.element(selected()).toHaveTextContent("az");
  await userEvent.keyboard("{Shift>}J{/Shift}");
  await expect.element(row("千葉")).toHaveFocus();
  await expect.element(selected()).toHaveTextContent("abcz");
  await userEvent.keyboard(" {Enter}l");
  await expect.element(selected()).toHaveTextContent("abz");
  expect(opened.mock.calls).toEqual([["c"]]);
  expect(listed.mock.calls).toEqual([["c"]]);
});

test("with letters turned off, arrows and Enter stay", async () => {
  render(<People hasLetters={false} />);
  await focusOn(row("青木"));
  await userEvent.keyboard("jxl");
  await expect.element(row("青木")).toHaveFocus();
  await expect.element(selected()).toHaveTextContent("z");
  expect(listed).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(opened.mock.calls).toEqual([["b"]]);
});

test("what stands in a row keeps its own keys, and a browser's shortcut is left alone", async () => {
  render(<People />);
  await focusOn(page.getByRole("link", { name: "馬場" }));
  await userEvent.keyboard("jx");
  await expect.element(page.getByRole("link", { name: "馬場" })).toHaveFocus();
  await focusOn(row("馬場"));
  await userEvent.keyboard("{Control>}l{/Control}");
  expect(listed).not.toHaveBeenCalled();
  await expect.element(selected()).toHaveTextContent("z");
});

test("the box of all chooses the rows of this page and keeps those of others", async () => {
  render(<People />);
  await page.getByRole("checkbox", { name: "馬場を選ぶ" }).click();
  const all = page.getByRole("checkbox", { name: "全員を選ぶ" });
  await expect.poll(() => (all.element() as HTMLInputElement).indeterminate).toBe(true);
  await all.click();
  await expect.element(selected()).toHaveTextContent("abcz");
  await all.click();
  await expect.element(selected()).toHaveTextContent("z");
});

test("below 1024 px each row is a card with its box", async () => {
  await page.viewport(390, 844);
  render(<People />);
  await expect.element(page.getByRole("list", { name: "見つかった人" })).toBeVisible();
  await page.getByRole("checkbox", { name: "千葉を選ぶ" }).click();
  await expect.element(selected()).toHaveTextContent("cz");
});

test("of two ticks before anything is rendered anew neither is lost", async () => {
  await render(<People />);
  const boxes = ["青木を選ぶ", "千葉を選ぶ"].map((name) => page.getByRole("checkbox", { name }));
  await expect.element(boxes[1] as Locator).toBeVisible();
  for (const box of boxes) (box.element() as HTMLInputElement).click();
  await expect.element(selected()).toHaveTextContent("acz");
});

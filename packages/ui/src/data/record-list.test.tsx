import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../testing/render.ts";
import { RecordList } from "./record-list.tsx";

const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 844 };

afterEach(() => page.viewport(desktop.width, desktop.height));

const list = (
  <RecordList
    caption="報酬"
    headings={{ date: "日付", title: "内容", amount: "金額", tag: "状態" }}
    groups={[
      {
        key: "2026-11",
        title: "2026年11月",
        rows: [{ key: "1", date: "11/28", title: "化粧水", amount: "¥120,000", tag: "振込済み" }],
      },
    ]}
  />
);

test("on a desktop the months are row groups of one table", async () => {
  await page.viewport(desktop.width, desktop.height);
  const screen = render(list);
  const table = screen.getByRole("table", { name: "報酬" });
  await expect.element(table.getByText("2026年11月")).toHaveAttribute("scope", "rowgroup");
  await expect.element(table.getByRole("rowheader", { name: "化粧水" })).toBeVisible();
});

test("on a phone each month is a list under its heading", async () => {
  await page.viewport(phone.width, phone.height);
  const screen = render(list);
  await expect.element(screen.getByRole("heading", { name: "2026年11月" })).toBeVisible();
  await expect.element(screen.getByRole("listitem").getByText("¥120,000")).toBeVisible();
  await expect.element(screen.getByRole("table")).not.toBeInTheDocument();
});

import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { Field } from "./field.tsx";
import { MultiCombobox } from "./multi-combobox.tsx";

const options = ["美容", "旅行", "グルメ"].map((label, index) => ({ value: `c${index}`, label }));
const desktop = { width: 1200, height: 800 };
const phone = { width: 390, height: 844 };

beforeEach(() => page.viewport(desktop.width, desktop.height));
afterEach(() => page.viewport(desktop.width, desktop.height));

function Categories() {
  const [value, setValue] = useState(["c0"]);
  return (
    <Field label="カテゴリー" id="category">
      {(control) => (
        <MultiCombobox
          {...control}
          options={options}
          value={value}
          onChange={setValue}
          placeholder="選んでください"
          countText={value.length > 0 ? `${value.length}件選択中` : "カテゴリー未選択"}
          clearAllLabel="すべて解除"
          removeLabel={(label) => `${label}を外す`}
          empty="見つかりません"
          sheet={{ title: "カテゴリーを選ぶ", doneLabel: "決定", closeLabel: "閉じる" }}
        />
      )}
    </Field>
  );
}

test("what is searched for and entered is added with its own remove button", async () => {
  const screen = render(<Categories />);
  await screen.getByRole("combobox", { name: "カテゴリー" }).click();
  await userEvent.keyboard("グル{Enter}");
  await expect.element(screen.getByRole("button", { name: "グルメを外す" })).toBeVisible();
  await expect.element(screen.getByText("2件選択中")).toBeVisible();
});

test("after a tag or all of them are taken away the keyboard is in the field", async () => {
  const screen = render(<Categories />);
  const input = screen.getByRole("combobox", { name: "カテゴリー" });
  await screen.getByRole("button", { name: "美容を外す" }).click();
  await expect.element(screen.getByText("カテゴリー未選択")).toBeVisible();
  await expect.element(input).toHaveFocus();
});

test("on a phone the options are check boxes in a sheet", async () => {
  await page.viewport(phone.width, phone.height);
  const screen = render(<Categories />);
  await screen.getByRole("button", { name: "カテゴリー" }).click();
  const dialog = screen.getByRole("dialog", { name: "カテゴリーを選ぶ" });
  await expect.element(dialog.getByRole("checkbox", { name: "美容" })).toBeChecked();
  await dialog.getByRole("checkbox", { name: "旅行" }).click();
  await dialog.getByRole("button", { name: "決定" }).click();
  await expect.element(screen.getByRole("button", { name: "旅行を外す" })).toBeVisible();
});

test.each([
  ["its cross", (dialog: Locator) => dialog.getByRole("button", { name: "閉じる" }).click()],
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["a press outside", () => page.elementLocator(document.body).click({ position: { x: 10, y: 10 } })],
])("on a phone %s leaves the choice as it was, and the sheet opens with that again", async (_, cancel) => {
  await page.viewport(phone.width, phone.height);
  const screen = render(<Categories />);
  const opener = screen.getByRole("button", { name: "カテゴリー" });
  await opener.click();
  const dialog = screen.getByRole("dialog", { name: "カテゴリーを選ぶ" });
  await dialog.getByRole("checkbox", { name: "旅行" }).click();
  await dialog.getByRole("checkbox", { name: "美容" }).click();
  await cancel(dialog);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText("1件選択中")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "美容を外す" })).toBeVisible();
  await opener.click();
  await expect.element(dialog.getByRole("checkbox", { name: "旅行" })).not.toBeChecked();
  await expect.element(dialog.getByRole("checkbox", { name: "美容" })).toBeChecked();
});

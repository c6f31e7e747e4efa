import { useState } from "react";
import { expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { Sheet } from "./sheet.tsx";

function Choices() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        選ぶ
      </button>
      <Sheet
        open={open}
        title="カテゴリー"
        doneLabel="決定する"
        onDone={() => setOpen(false)}
        closeLabel="閉じる"
        onClose={() => setOpen(false)}
      >
        <input aria-label="美容" type="checkbox" />
      </Sheet>
    </>
  );
}

test("the keyboard goes round inside a sheet", async () => {
  const screen = render(<Choices />);
  await screen.getByRole("button", { name: "選ぶ" }).click();
  const sheet = screen.getByRole("dialog", { name: "カテゴリー" });
  await expect.element(sheet).toBeVisible();
  for (let step = 0; step < 4; step++) {
    await userEvent.keyboard("{Tab}");
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true);
  }
});

async function pressItsButton(sheet: Locator): Promise<void> {
  await userEvent.keyboard("{Tab}");
  await expect.element(sheet.getByRole("button", { name: "決定する" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
}

test.each([
  ["Esc", () => userEvent.keyboard("{Escape}")],
  ["its button", pressItsButton],
  ["its cross", (sheet: Locator) => sheet.getByRole("button", { name: "閉じる" }).click()],
])("%s closes a sheet, and the focus is where it came from", async (_, close) => {
  const screen = render(<Choices />);
  const opener = screen.getByRole("button", { name: "選ぶ" });
  await opener.click();
  const sheet = screen.getByRole("dialog", { name: "カテゴリー" });
  await expect.element(sheet.getByRole("checkbox", { name: "美容" })).toHaveFocus();
  await close(sheet);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

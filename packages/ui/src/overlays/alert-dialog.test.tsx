import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { AlertDialog } from "./alert-dialog.tsx";

function Alert({ link = false }: { link?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <AlertDialog
      open={open}
      tone="error"
      title="ご確認ください"
      message="データが見つかりませんでした。"
      code="エラーコード 2005"
      closeLabel="閉じる"
      onClose={() => setOpen(false)}
      action={link ? <a href="#offers">オファー一覧へ</a> : undefined}
    />
  );
}

const dialogOf = (screen: ReturnType<typeof render>) =>
  screen.getByRole("alertdialog", { name: "ご確認ください" });

test("an alert says what is wrong, and its button has the focus and closes it", async () => {
  const screen = render(<Alert />);
  const dialog = dialogOf(screen);
  await expect.element(dialog).toHaveAccessibleDescription(/データが見つかりませんでした。/);
  await expect.element(dialog.getByText("エラーコード 2005")).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "閉じる" }).first()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test("its cross closes it", async () => {
  const screen = render(<Alert />);
  await dialogOf(screen).getByRole("button", { name: "閉じる" }).last().click();
  await expect.element(dialogOf(screen)).not.toBeInTheDocument();
});

test("the backdrop closes it", async () => {
  const screen = render(<Alert />);
  await expect.element(dialogOf(screen)).toBeVisible();
  const outside = () => document.elementFromPoint(4, 4);
  await expect.poll(() => outside()?.contains(dialogOf(screen).element())).toBe(true);
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true });
  await expect.element(dialogOf(screen)).not.toBeInTheDocument();
});

test("a link takes the place of the button, and the cross stays", async () => {
  const screen = render(<Alert link />);
  const dialog = dialogOf(screen);
  await expect
    .element(dialog.getByRole("link", { name: "オファー一覧へ" }))
    .toHaveAttribute("href", "#offers");
  expect(dialog.getByRole("button", { name: "閉じる" }).elements()).toHaveLength(1);
});

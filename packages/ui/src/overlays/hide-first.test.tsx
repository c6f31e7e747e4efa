import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "../testing/render.ts";
import { ConfirmModal } from "./confirm-modal.tsx";
import { hideFirst } from "./hide-first.ts";

const words = { title: "保存せずに移動しますか？", message: "入力は失われます。", confirmLabel: "移動する" };

function Leaving({ stays, onCancel }: { stays?: boolean; onCancel: () => void }) {
  const [open, setOpen] = useState(true);
  const cancel = () => {
    onCancel();
    setOpen(stays === true);
  };
  return <ConfirmModal {...words} cancelLabel="とどまる" open={open} onConfirm={cancel} onCancel={cancel} />;
}

test("what a press puts away is going in the press itself, and its owner hears of it a frame later, once", async () => {
  const cancelled = vi.fn();
  const screen = render(<Leaving onCancel={cancelled} />);
  const dialog = screen.getByRole("alertdialog", { name: words.title });
  const cancel = dialog.getByRole("button", { name: "とどまる" });
  await expect.element(cancel).toBeVisible();
  const button = cancel.element() as HTMLButtonElement;
  const { dataset } = dialog.element() as HTMLElement;
  button.click();
  button.click();
  expect([dataset.going, cancelled.mock.calls.length]).toEqual(["", 0]);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(cancelled).toHaveBeenCalledTimes(1);
});

test("what its owner keeps open is seen again", async () => {
  const cancelled = vi.fn();
  const screen = render(<Leaving stays onCancel={cancelled} />);
  const dialog = screen.getByRole("alertdialog", { name: words.title });
  await expect.element(dialog).toBeVisible();
  hideFirst(dialog.element(), cancelled);
  await expect.element(dialog).not.toHaveAttribute("data-going");
  expect(cancelled).toHaveBeenCalledTimes(1);
  await expect.element(dialog).toHaveStyle({ pointerEvents: "auto" });
});

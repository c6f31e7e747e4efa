import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { ConfirmModal } from "./confirm-modal.tsx";

function Approving() {
  const [open, setOpen] = useState(false);
  const [approved, setApproved] = useState(0);
  return (
    <>
      <output>{`${approved}回`}</output>
      <button type="button" onClick={() => setOpen(true)}>
        引き受ける
      </button>
      <ConfirmModal
        open={open}
        title="このオファーを引き受けますか？"
        message="企業にお知らせします。あとから変更することはできません。"
        confirmLabel="引き受けて送る"
        cancelLabel="キャンセル"
        onConfirm={() => setApproved(approved + 1)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test("Enter held down since the press that asked answers nothing, a press of its own does", async () => {
  const screen = render(<Approving />);
  await screen.getByRole("button", { name: "引き受ける" }).click();
  const confirm = screen.getByRole("button", { name: "引き受けて送る" });
  await expect.element(confirm).toHaveFocus();
  const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
  expect(confirm.element().dispatchEvent(held)).toBe(false);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("1回")).toBeInTheDocument();
});

test("a press on what has only just opened answers nothing, neither yes nor no", async () => {
  const screen = render(<Approving />);
  // However slow the machine is: nothing goes on opening before it is said to.
  const held = document.head.appendChild(document.createElement("style"));
  held.textContent = "* { animation-play-state: paused !important }";
  await screen.getByRole("button", { name: "引き受ける" }).click();
  const confirm = screen.getByRole("button", { name: "引き受けて送る" });
  await expect.element(confirm).toHaveFocus();
  const { x, y, width, height } = confirm.element().getBoundingClientRect();
  expect(getComputedStyle(confirm.element()).pointerEvents).toBe("none");
  expect(confirm.element().contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(false);
  held.remove();
  await confirm.click();
  await expect.element(screen.getByText("1回")).toBeInTheDocument();
});

const long = <div style={{ blockSize: "3000px" }}>読んでから決めます。</div>;

test.each([
  ["is said to be long", { long: true, message: "読んでから決めます。" }],
  ["is taller than its window", { long: false, message: long }],
])("a dialog that %s opens at its top, with the focus on its title", async (_, part) => {
  const verbs = { confirmLabel: "契約する", cancelLabel: "キャンセル" };
  const acts = { onConfirm: () => undefined, onCancel: () => undefined };
  const screen = render(
    <ConfirmModal open title="この条件で契約しますか？" {...part} {...verbs} {...acts} />,
  );
  const title = screen.getByRole("heading", { name: "この条件で契約しますか？" });
  await expect.element(title).toHaveFocus();
  expect(title.element().getBoundingClientRect().top).toBeGreaterThan(0);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "キャンセル" })).toHaveFocus();
});

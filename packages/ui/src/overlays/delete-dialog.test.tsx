import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { DeleteDialog } from "./delete-dialog.tsx";

function Leaving({ loading }: { loading?: string }) {
  const [open, setOpen] = useState(true);
  const [deleted, setDeleted] = useState(0);
  return (
    <>
      <output>{`${deleted}回`}</output>
      <DeleteDialog
        open={open}
        title="アカウントの削除"
        message="この操作は取り消せません。"
        goesLabel="削除されるもの"
        goes={["プロフィール", "SNS連携", "振込先"]}
        understoodLabel="内容を確認しました"
        deleteLabel="削除する"
        cancelLabel="キャンセル"
        loading={loading}
        onDelete={() => setDeleted(deleted + 1)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

test("the first key press cancels, and nothing is deleted before the box is ticked", async () => {
  const screen = render(<Leaving />);
  await expect.element(screen.getByRole("button", { name: "キャンセル" })).toHaveFocus();
  const remove = screen.getByRole("button", { name: "削除する" });
  // Hovering waits until the dialog takes presses; a forced one does not.
  await screen.getByRole("button", { name: "キャンセル" }).hover();
  await remove.click({ force: true });
  await expect.element(remove).toHaveAccessibleDescription("内容を確認しました");
  await screen.getByRole("checkbox", { name: "内容を確認しました" }).click();
  await remove.click();
  await expect.element(screen.getByText("1回")).toBeInTheDocument();
});

test("while it is being sent nothing closes the dialog", async () => {
  const screen = render(<Leaving loading="削除中…" />);
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("alertdialog", { name: "アカウントの削除" })).toBeVisible();
});

import { type ComponentProps, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { ConfirmModal } from "./confirm-modal.tsx";
import { Menu } from "./menu.tsx";

/** Stands for a router's link, which gets its words from the menu. */
function Jump(props: ComponentProps<"a">) {
  return <a {...props} />;
}

function accountMenu(onLeave: () => void) {
  return render(
    <Menu
      label="アカウントメニュー"
      icon={<svg aria-hidden="true" />}
      items={[
        { key: "terms", label: "利用規約", render: <Jump href="#terms" /> },
        { key: "leave", label: "ログアウト", icon: <svg aria-hidden="true" />, onSelect: onLeave },
      ]}
    />,
  );
}

test("a menu opens by key, hands its rows to the arrows, and does what is chosen", async () => {
  let left = 0;
  const screen = accountMenu(() => left++);
  const button = screen.getByRole("button", { name: "アカウントメニュー" });
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menuitem", { name: "利用規約" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "ログアウト" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  expect(left).toBe(1);
});

test("Esc closes a menu and gives the focus back to its button", async () => {
  const screen = accountMenu(() => undefined);
  const button = screen.getByRole("button", { name: "アカウントメニュー" });
  await button.click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

function Asking() {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Menu label="メニュー" items={[{ key: "ask", label: "取り消す", onSelect: () => setAsked(true) }]} />
      <ConfirmModal
        open={asked}
        title="取り消しますか？"
        message=""
        confirmLabel="取り消す"
        cancelLabel="閉じる"
        onConfirm={() => undefined}
        onCancel={() => setAsked(false)}
      />
    </>
  );
}

test("a menu is gone before the dialog that its row opens is there", async () => {
  const screen = await render(<Asking />);
  await screen.getByRole("button", { name: "メニュー" }).click();
  const isThere = (role: string) => document.querySelector(`[role=${role}]`) !== null;
  let wereTogether = false;
  const watching = new MutationObserver(() => {
    wereTogether ||= isThere("menu") && isThere("alertdialog");
  });
  watching.observe(document.body, { childList: true, subtree: true });
  await screen.getByRole("menuitem", { name: "取り消す" }).click();
  await expect.element(screen.getByRole("alertdialog")).toBeVisible();
  watching.disconnect();
  expect(wereTogether).toBe(false);
});

test("the words of rows with and without an icon stand in line", async () => {
  const screen = accountMenu(() => undefined);
  await screen.getByRole("button", { name: "アカウントメニュー" }).click();
  await expect.element(screen.getByRole("menu")).toBeVisible();
  const [one, other] = ["利用規約", "ログアウト"].map(
    (words) => screen.getByText(words, { exact: true }).element().getBoundingClientRect().left,
  );
  expect(one).toBe(other);
});

test("a row that does nothing can be come to, and says why", async () => {
  const chosen: string[] = [];
  const row = (key: string, isOff: boolean) => ({
    key,
    label: key,
    detail: isOff ? "相談済みのリストです" : "5人",
    isOff,
    isApart: isOff,
    onSelect: () => void chosen.push(key),
  });
  const screen = await render(
    <Menu
      label="追加"
      heading="3人をリストに追加"
      icon={<svg aria-hidden="true" />}
      items={[row("春", false), row("夏", true)]}
    />,
  );
  await screen.getByRole("button", { name: "追加" }).click();
  await expect.element(screen.getByRole("group", { name: "3人をリストに追加" })).toBeVisible();
  const off = screen.getByRole("menuitem", { name: /夏/ });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(off).toHaveFocus();
  await expect.element(off).toHaveAttribute("aria-disabled", "true");
  await expect.element(off).toMatchTextContent(/相談済みのリストです/);
  await userEvent.keyboard("{Enter}");
  await expect.element(off).toBeVisible();
  expect(chosen).toEqual([]);
});

import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { CheckBox } from "./check-box.tsx";

function Terms() {
  const [agreed, setAgreed] = useState(false);
  return (
    <>
      <CheckBox label="同意する" checked={agreed} onChange={setAgreed} />
      <output>{agreed ? "同意済み" : "未同意"}</output>
    </>
  );
}

test("a box is ticked by its words and by the space bar", async () => {
  const screen = render(<CheckBox label="お知らせを受け取る" />);
  const box = screen.getByRole("checkbox", { name: "お知らせを受け取る" });
  await screen.getByText("お知らせを受け取る").click();
  await expect.element(box).toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).not.toBeChecked();
});

test("a box that is wrong says why", async () => {
  const screen = render(<CheckBox label="同意する" error="同意が必要です" />);
  const box = screen.getByRole("checkbox", { name: "同意する" });
  await expect.element(box).toHaveAttribute("aria-invalid", "true");
  await expect.element(box).toHaveAccessibleDescription("同意が必要です");
});

test("a box is ticked in the press itself, and its form with it", async () => {
  const screen = render(<Terms />);
  const box = screen.getByRole("checkbox", { name: "同意する" }).element() as HTMLInputElement;
  box.click();
  expect(box.checked).toBe(true);
  await expect.element(screen.getByText("同意済み")).toBeInTheDocument();
  expect(box.checked).toBe(true);
});

test("a box that is pressed twice within a frame is as it was, for its form too", async () => {
  const screen = render(<Terms />);
  const box = screen.getByRole("checkbox", { name: "同意する" }).element() as HTMLInputElement;
  box.click();
  box.click();
  await expect.element(screen.getByText("未同意")).toBeInTheDocument();
  expect(box.checked).toBe(false);
});

test("a box is described by its hint, and by its error after that", async () => {
  const screen = render(
    <CheckBox id="news" label="受け取る" hint="オファーのお知らせです" error="必須です" />,
  );
  const box = screen.getByRole("checkbox", { name: "受け取る" });
  await expect.element(box).toHaveAccessibleDescription("オファーのお知らせです 必須です");
});

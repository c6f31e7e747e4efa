import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { CheckBox } from "./check-box.tsx";
import { render } from "./testing/render.ts";

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

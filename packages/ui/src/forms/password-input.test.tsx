import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { Field } from "./field.tsx";
import { PasswordInput } from "./password-input.tsx";

const password = (
  <Field label="パスワード">
    {(control) => <PasswordInput {...control} showLabel="パスワードを表示" defaultValue="Tomoru-2026" />}
  </Field>
);

test("a password is hidden until its button is pressed, and again after the next press", async () => {
  const screen = render(password);
  const input = screen.getByLabelText("パスワード", { exact: true });
  const show = screen.getByRole("button", { name: "パスワードを表示" });
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(show).toHaveAttribute("aria-pressed", "false");
  await show.click();
  await expect.element(input).toHaveAttribute("type", "text");
  await expect.element(input).toHaveValue("Tomoru-2026");
  await expect.element(show).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{Enter}");
  await expect.element(input).toHaveAttribute("type", "password");
});

test("the button does not send the form around it", async () => {
  let sent = 0;
  const screen = render(<form onSubmit={() => sent++}>{password}</form>);
  await screen.getByRole("button", { name: "パスワードを表示" }).click();
  expect(sent).toBe(0);
});

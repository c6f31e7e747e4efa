import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { Field } from "./field.tsx";
import { OtpInput } from "./otp-input.tsx";

function Code() {
  const [code, setCode] = useState("");
  return (
    <Field label="確認コード">{(control) => <OtpInput {...control} value={code} onChange={setCode} />}</Field>
  );
}

test.each([
  ["with a space", "482 915"],
  ["with a hyphen and around it", " 482-915 "],
  ["in full-width digits", "４８２９１５"],
])("a code that is pasted %s arrives as six digits", async (_, pasted) => {
  const screen = render(<Code />);
  const input = screen.getByLabelText("確認コード");
  await input.fill(pasted);
  await expect.element(input).toHaveValue("482915");
});

test("letters leave nothing behind, and the phone is asked for its digits and the mailed code", async () => {
  const screen = render(<Code />);
  const input = screen.getByLabelText("確認コード");
  await input.click();
  await userEvent.keyboard("4a8b2");
  await expect.element(input).toHaveValue("482");
  await expect.element(input).toHaveAttribute("inputmode", "numeric");
  await expect.element(input).toHaveAttribute("autocomplete", "one-time-code");
});

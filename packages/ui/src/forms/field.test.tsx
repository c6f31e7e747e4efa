import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailInput } from "./email-input.tsx";
import { Field } from "./field.tsx";
import { OtpInput } from "./otp-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TextInput } from "./text-input.tsx";

function draw(field: {
  hint?: string;
  error?: string;
  tag?: { kind: "required" | "optional"; word: string };
}) {
  return renderToStaticMarkup(
    <Field id="number" label="口座番号" {...field}>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
}

test("a control is described by its hint and then by its error", () => {
  const html = draw({ hint: "8桁から20桁", error: "口座番号は数字で入力してください" });
  expect(html).toContain('aria-describedby="number-hint number-error"');
  expect(html).toContain('aria-invalid="true"');
  expect(html.indexOf("number-hint")).toBeLessThan(html.indexOf('id="number-error"'));
});

test("a control without hint and error points at nothing and is not invalid", () => {
  const html = draw({});
  expect(html).not.toContain("aria-describedby");
  expect(html).not.toContain("aria-invalid");
});

test("required is said in a word and to the control, optional in a word alone", () => {
  expect(draw({ tag: { kind: "required", word: "必須" } })).toMatch(/必須.*<input[^>]* required=""/);
  expect(draw({ tag: { kind: "optional", word: "任意" } })).toMatch(/任意.*<input(?![^>]* required)/);
});

test("a text field takes 150 characters, unless it is told otherwise", () => {
  const limit = (input: ReactElement) => /maxLength="(\d+)"/.exec(renderToStaticMarkup(input))?.[1];
  expect(limit(<TextInput />)).toBe("150");
  expect(limit(<TextInput maxLength={20} />)).toBe("20");
  expect(limit(<TextInput maxLength={null} />)).toBeUndefined();
});

test("an e-mail, a code and a password are not cut: what is too long is said in words", () => {
  for (const input of [
    <EmailInput key="email" />,
    <OtpInput key="code" value="" onChange={() => undefined} />,
    <PasswordInput key="password" showLabel="表示" />,
  ]) {
    expect(renderToStaticMarkup(input)).not.toMatch(/maxlength/i);
  }
});

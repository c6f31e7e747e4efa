import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { afterFrame } from "../timing/after-frame.ts";
import { TypedInput } from "./typed-input.tsx";

const seen: string[] = [];

function Name() {
  const [name, setName] = useState("");
  return (
    <>
      <TypedInput
        aria-label="銀行名"
        value={name}
        onChange={(event) => {
          seen.push(event.currentTarget.value);
          setName(event.currentTarget.value);
        }}
        onKeyDown={({ key }) => key === "Enter" && seen.push(`${key} on ${name}`)}
        onBlur={() => seen.push(`left with ${name}`)}
      />
      <output>{name || "なし"}</output>
    </>
  );
}

/** A letter as the browser brings it, without the time that a real key takes. */
function type(field: HTMLInputElement, text: string) {
  field.focus();
  document.execCommand("insertText", false, text);
}

function drawn() {
  seen.length = 0;
  const screen = render(<Name />);
  return { screen, field: screen.getByRole("textbox", { name: "銀行名" }).element() as HTMLInputElement };
}

test("a letter stands in the press itself, and its owner hears of it a frame later, of two within one once", async () => {
  const { screen, field } = drawn();
  type(field, "み");
  type(field, "ず");
  expect([field.value, seen]).toEqual(["みず", []]);
  await expect.element(screen.getByText("みず", { exact: true })).toBeInTheDocument();
  await new Promise<void>(afterFrame);
  expect([field.value, seen]).toEqual(["みず", ["みず"]]);
});

test("a key and the leaving of the field find the letters told, and what was made of them", () => {
  const { field } = drawn();
  type(field, "み");
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  type(field, "ず");
  field.blur();
  expect(seen).toEqual(["み", "Enter on み", "みず", "left with みず"]);
});

test("the caret stays where letters were put into the middle", async () => {
  const { screen, field } = drawn();
  type(field, "みほ");
  await expect.element(screen.getByText("みほ", { exact: true })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowLeft}ず");
  await expect.element(screen.getByText("みずほ", { exact: true })).toBeInTheDocument();
  expect([field.value, field.selectionStart]).toEqual(["みずほ", 2]);
});

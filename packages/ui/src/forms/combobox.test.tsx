import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { afterFrame } from "../timing/after-frame.ts";
import { Combobox } from "./combobox.tsx";
import { Field } from "./field.tsx";

const banks = [
  { key: "0001", label: "みずほ銀行", detail: "0001", spoken: "みずほ銀行、0001" },
  { key: "0005", label: "三菱ＵＦＪ銀行", detail: "0005", spoken: "三菱ＵＦＪ銀行、0005" },
  { key: "0009", label: "三井住友銀行", detail: "0009", spoken: "三井住友銀行、0009" },
];

function BankField() {
  const [name, setName] = useState("");
  const [code, setCode] = useState("なし");
  return (
    <Field label="銀行名">
      {(control) => (
        <>
          <Combobox
            {...control}
            value={name}
            onInputChange={(text, chosen) => {
              setName(text);
              setCode(chosen?.key ?? "なし");
            }}
            items={banks.filter(({ label }) => label.includes(name))}
            empty="一覧にありません"
            closeLabel="閉じる"
          />
          <output>{code}</output>
        </>
      )}
    </Field>
  );
}

test("the list opens on focus, narrows while typing, and hands over what was chosen by keyboard", async () => {
  const screen = render(<BankField />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  input.element().focus();
  await expect.element(screen.getByRole("option", { name: "みずほ銀行、0001" })).toBeVisible();
  await userEvent.keyboard("三");
  await expect.poll(() => screen.getByRole("option").elements().length).toBe(2);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(input).toHaveValue("三井住友銀行");
  await expect.element(screen.getByText("0009")).toBeInTheDocument();
  await expect.element(input).toHaveAttribute("aria-expanded", "false");
});

test("an arrow and Enter that follow a letter at once choose from the list of that letter", async () => {
  const screen = render(<BankField />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  const field = input.element() as HTMLInputElement;
  field.focus();
  await expect.element(screen.getByRole("option", { name: "みずほ銀行、0001" })).toBeVisible();
  const press = (key: string) => field.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  document.execCommand("insertText", false, "三井");
  press("ArrowDown");
  await expect.element(input).toHaveAttribute("aria-activedescendant");
  press("Enter");
  await expect.element(input).toHaveValue("三井住友銀行");
  await expect.element(screen.getByText("0009")).toBeInTheDocument();
});

test("what closes the list for a screen reader has a name in the page's language", async () => {
  const screen = render(<BankField />);
  screen.getByRole("combobox", { name: "銀行名" }).element().focus();
  await expect.element(screen.getByRole("option", { name: "みずほ銀行、0001" })).toBeVisible();
  const names = [...document.querySelectorAll("[role=button]")].map(({ ariaLabel }) => ariaLabel);
  expect(names).toEqual(["閉じる", "閉じる"]);
});

test("a field that is left before its list was rendered stays closed", async () => {
  const screen = render(<BankField />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  const field = input.element() as HTMLInputElement;
  field.focus();
  field.blur();
  // Twice: the first is the list's own, and what it sets is rendered after it.
  for (const _ of ["painted", "committed"]) await new Promise<void>(afterFrame);
  expect(field.getAttribute("aria-expanded")).toBe("false");
});

test("a text that is not on the list stays, and the list says that it has none", async () => {
  const screen = render(<BankField />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  await input.fill("Bank of Nowhere");
  await expect.element(screen.getByText("一覧にありません")).toBeVisible();
  await userEvent.keyboard("{Escape}{Tab}");
  await expect.element(input).toHaveValue("Bank of Nowhere");
  await expect.element(screen.getByText("なし", { exact: true })).toBeInTheDocument();
});

test("typing on after a choice is no longer that choice", async () => {
  const screen = render(<BankField />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  await input.click();
  await screen.getByRole("option", { name: "みずほ銀行、0001" }).click();
  await expect.element(input).toHaveValue("みずほ銀行");
  await userEvent.keyboard("X");
  await expect.element(screen.getByText("なし", { exact: true })).toBeInTheDocument();
});

test("the list opens under its field even at the foot of the window, and leaves the label in sight", async () => {
  const screen = render(
    <div style={{ paddingBlock: "200vh 40vh" }}>
      <BankField />
    </div>,
  );
  const input = screen.getByRole("combobox", { name: "銀行名" });
  input.element().scrollIntoView({ block: "end" });
  input.element().focus({ preventScroll: true });
  const option = screen.getByRole("option", { name: "みずほ銀行、0001" });
  await expect.element(option).toBeVisible();
  await expect
    .poll(() => option.element().getBoundingClientRect().top - input.element().getBoundingClientRect().bottom)
    .toBeGreaterThan(0);
  expect(option.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test("a letter and a move of the mark render no row again that was there before", async () => {
  let renders = 0;
  const items = banks.map((bank) => ({
    ...bank,
    get spoken() {
      renders += 1;
      return bank.spoken;
    },
  }));
  function AnyBank() {
    const [name, setName] = useState("");
    return (
      <Combobox
        aria-label="銀行名"
        value={name}
        onInputChange={setName}
        items={[...items]}
        closeLabel="閉じる"
      />
    );
  }
  const screen = render(<AnyBank />);
  const input = screen.getByRole("combobox", { name: "銀行名" });
  input.element().focus();
  await expect.element(screen.getByRole("option", { name: "三井住友銀行、0009" })).toBeVisible();
  const before = renders;
  await userEvent.keyboard("銀{ArrowDown}{ArrowDown}");
  await expect.element(input).toHaveValue("銀");
  await expect
    .element(screen.getByRole("option", { name: "三菱ＵＦＪ銀行、0005" }))
    .toHaveAttribute("data-highlighted");
  expect(renders).toBe(before);
});

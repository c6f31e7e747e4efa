import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { RadioPanels } from "./radio-panels.tsx";

function Reasons() {
  const [value, setValue] = useState<"quality" | "cost" | null>(null);
  return (
    <RadioPanels
      label="理由"
      tag={{ kind: "required", word: "必須" }}
      hint="近いものを選んでください"
      error={value ? undefined : "理由を選択してください"}
      options={[
        { value: "quality", label: "品質", children: <p>どの点ですか</p> },
        { value: "cost", label: "費用対効果" },
      ]}
      value={value}
      onChange={setValue}
    />
  );
}

test("the group is invalid and described by its hint and its error, until something is chosen", async () => {
  const screen = render(<Reasons />);
  const group = screen.getByRole("radiogroup", { name: "理由" });
  await expect.element(group).toHaveAccessibleDescription("近いものを選んでください 理由を選択してください");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
  await screen.getByRole("radio", { name: "費用対効果" }).click();
  await expect.element(group).toHaveAccessibleDescription("近いものを選んでください");
  await expect.element(group).not.toHaveAttribute("aria-invalid");
});

test("what an option asks further is there only while it is chosen", async () => {
  const screen = render(<Reasons />);
  await screen.getByRole("radio", { name: "品質" }).click();
  await expect.element(screen.getByText("どの点ですか")).toBeVisible();
  await screen.getByRole("radio", { name: "費用対効果" }).click();
  await expect.element(screen.getByText("どの点ですか")).not.toBeInTheDocument();
});

test("the circle is filled in the press itself, and what the option opens comes a frame later", async () => {
  const screen = render(<Reasons />);
  const radio = screen.getByRole("radio", { name: "品質" }).element() as HTMLInputElement;
  const detail = screen.getByText("どの点ですか");
  radio.click();
  expect([radio.checked, detail.elements().length]).toEqual([true, 0]);
  await expect.element(detail).toBeVisible();
  expect(radio.checked).toBe(true);
});

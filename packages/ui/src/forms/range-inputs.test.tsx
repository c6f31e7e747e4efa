import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { RangeInputs, type RangeText } from "./range-inputs.tsx";

const changed = vi.fn<(value: RangeText) => void>();

function Views() {
  const [value, setValue] = useState<RangeText>({ least: "", most: "" });
  return (
    <>
      <RangeInputs
        legend="再生数"
        leastLabel="下限"
        mostLabel="上限"
        unit="回"
        placeholder="なし"
        value={value}
        onChange={(next) => {
          changed(next);
          setValue(next);
        }}
        error={value.least === "x" ? "数字で入力してください" : undefined}
      />
      <button type="button" onClick={() => setValue({ least: "", most: "" })}>
        解除
      </button>
    </>
  );
}

test("a pause in typing tells once, and what is typed stays as it was until the field is left", async () => {
  changed.mockClear();
  const screen = await render(<Views />);
  const least = screen.getByRole("textbox", { name: "下限" });
  await least.click();
  await userEvent.keyboard("1000");
  await expect.poll(() => changed.mock.calls).toEqual([[{ least: "1000", most: "" }]]);
  await userEvent.keyboard("0");
  await expect.poll(() => changed.mock.calls.at(-1)).toEqual([{ least: "10000", most: "" }]);
  await expect.element(least).toHaveFocus();
  await userEvent.tab();
  expect(changed).toHaveBeenCalledTimes(2);
});

test("an end is told at once when it is left or by Enter, and follows what changes it from outside", async () => {
  const screen = await render(<Views />);
  const least = screen.getByRole("textbox", { name: "下限" });
  await least.fill("100");
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(changed).toHaveBeenLastCalledWith({ least: "100", most: "" });
  await screen.getByRole("textbox", { name: "上限" }).fill("200");
  await screen.getByRole("button", { name: "解除" }).click();
  expect(changed).toHaveBeenCalledWith({ least: "100", most: "200" });
  await expect.element(least).toHaveValue("");
});

test("what is wrong is said of both ends", async () => {
  const screen = await render(<Views />);
  await screen.getByRole("textbox", { name: "下限" }).fill("x");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("数字で入力してください")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "上限" })).toHaveAttribute("aria-invalid", "true");
});

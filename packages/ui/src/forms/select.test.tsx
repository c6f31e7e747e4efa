import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { Select } from "./select.tsx";

function Country() {
  const [value, setValue] = useState("");
  return (
    <Select
      aria-label="国・地域"
      options={[{ value: "JP", label: "日本" }]}
      value={value}
      onChange={setValue}
      placeholder="選択してください"
      clearLabel="選択を解除"
    />
  );
}

test("a choice can be taken back, and the keyboard stays with the list", async () => {
  const screen = render(<Country />);
  const select = screen.getByRole("combobox", { name: "国・地域" });
  await expect.element(screen.getByRole("button", { name: "選択を解除" })).not.toBeInTheDocument();
  await select.selectOptions("日本");
  await screen.getByRole("button", { name: "選択を解除" }).click();
  await expect.element(select).toHaveValue("");
  await expect.element(select).toHaveFocus();
});

import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "../testing/render.ts";
import { Segmented } from "./segmented.tsx";

function Theme() {
  const [theme, setTheme] = useState("light");
  const options = [
    { value: "light", label: "ライト" },
    { value: "dark", label: "ダーク" },
  ];
  return <Segmented legend="テーマ" options={options} value={theme} onChange={setTheme} />;
}

test("one of the choices holds, changed by a press and by the arrows", async () => {
  const screen = render(<Theme />);
  const light = screen.getByRole("radio", { name: "ライト" });
  const dark = screen.getByRole("radio", { name: "ダーク" });
  await expect.element(screen.getByRole("group", { name: "テーマ" })).toBeVisible();
  await expect.element(light).toBeChecked();
  await dark.click();
  await expect.element(dark).toBeChecked();
  await expect.element(light).not.toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(light).toBeChecked();
  await expect.element(light).toHaveFocus();
});

import { useState } from "react";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { CheckList } from "./check-list.tsx";

const options = ["美容", "旅行", "暮らし", "ゲーム"].map((label) => ({ value: label, label }));

function Categories() {
  const [value, setValue] = useState<readonly string[]>(["ゲーム"]);
  return (
    <CheckList
      legend="カテゴリー"
      options={options}
      value={value}
      onChange={setValue}
      shown={2}
      moreLabel={(hidden) => `ほか${hidden}件`}
      fewerLabel="閉じる"
    />
  );
}

test("what is chosen is seen, wherever it stands, and the rest behind a button", async () => {
  const screen = await render(<Categories />);
  await expect.element(screen.getByRole("checkbox", { name: "ゲーム" })).toBeChecked();
  await expect.element(screen.getByRole("checkbox", { name: "暮らし" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "ほか1件" }).click();
  await screen.getByRole("checkbox", { name: "暮らし" }).click();
  await screen.getByRole("button", { name: "閉じる" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "暮らし" })).toBeChecked();
  await screen.getByRole("checkbox", { name: "ゲーム" }).click();
  await expect.element(screen.getByRole("checkbox", { name: "ゲーム" })).not.toBeInTheDocument();
});

import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { StepList } from "./step-list.tsx";

test("each step is an item in its order, said with its state, and only what has a way offers it", async () => {
  const screen = render(
    <StepList
      steps={[
        { key: "a", label: "会社の確認", note: "確認中です", state: "waiting", stateWord: "、確認待ち" },
        {
          key: "b",
          label: "カード",
          note: "有料プランに必要です",
          state: "open",
          stateWord: "、未完了",
          action: <a href="#cards">カードを追加</a>,
        },
        { key: "c", label: "最初のリスト", note: "作りました", state: "done", stateWord: "、完了" },
      ]}
    />,
  );
  const items = screen.getByRole("listitem").elements();
  expect(items.map((item) => item.querySelector("p")?.textContent)).toEqual([
    "会社の確認、確認待ち",
    "カード、未完了",
    "最初のリスト、完了",
  ]);
  await expect.element(screen.getByRole("link", { name: "カードを追加" })).toBeVisible();
  expect(screen.getByRole("link").elements()).toHaveLength(1);
});

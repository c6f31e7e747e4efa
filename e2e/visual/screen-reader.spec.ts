import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import type { Scene } from "./scene.ts";
import { scenes } from "./scenes/all.ts";
import { quiet, stage } from "./stage.ts";

test.use(quiet);

/** What a screen reader is given, in its order: the trees of the three ways that matter most. */
const spoken: readonly { scene: string; tree: string }[] = [
  {
    scene: "sign-up-refused",
    tree: `
      - main:
        - heading "新規登録" [level=1]
        - region:
          - list:
            - listitem:
              - link "氏名を入力してください"
            - listitem:
              - link "メールアドレスを入力してください"
            - listitem:
              - link "パスワードを入力してください"
            - listitem:
              - link "利用規約への同意が必要です"
        - textbox "氏名"
        - textbox "メールアドレス"
        - textbox "パスワード"
        - checkbox
        - button "確認コードを送る"
    `,
  },
  {
    scene: "offer-approve",
    tree: `
      - alertdialog "このオファーを引き受けますか？":
        - heading "このオファーを引き受けますか？" [level=2]
        - term: 商品名
        - definition: うるおい化粧水「しずく」
        - term: 想定予算
        - definition: ¥80,000〜¥120,000
        - term: 投稿期間
        - definition: 2026年12月1日〜12月14日
        - paragraph: 報酬の金額は、このあと企業と条件を決めるときに確定します。
        - paragraph: 企業にお知らせします。あとから変更することはできません。
        - button "キャンセル"
        - button "引き受ける"
    `,
  },
  {
    scene: "bank",
    tree: `
      - main:
        - heading "振込先の口座" [level=1]
        - textbox "氏名"
        - combobox "銀行名"
        - combobox "支店名"
        - radiogroup "口座種別":
          - radio "普通" [checked]
          - radio "当座"
        - textbox "口座番号"
        - textbox "口座名義（カナ）"
        - button "保存する"
        - status: 保存できます
    `,
  },
];

for (const { scene, tree } of spoken) {
  test(`${scene} is told to a screen reader in its order`, async ({ page, context }) => {
    await stage({ page, context, scene: sceneOf(scene), locale: "ja" });
    await expect(page.locator("body")).toMatchAriaSnapshot(tree);
  });
}

test("the summary of what is wrong has the focus, and each of its links leads to a field", async ({
  page,
  context,
}) => {
  await stage({ page, context, scene: sceneOf("sign-up-refused"), locale: "ja" });
  const summary = page.getByRole("region");
  await expect(summary).toBeFocused();
  for (const [index, field] of ["fullName", "email", "password", "terms"].entries()) {
    await summary.getByRole("link").nth(index).click();
    await expect(page.locator(`#${field}`)).toBeFocused();
  }
});

function sceneOf(name: string): Scene {
  const found = scenes.find((scene) => scene.name === name);
  if (!found) throw new Error(`There is no scene ${name}`);
  return found;
}

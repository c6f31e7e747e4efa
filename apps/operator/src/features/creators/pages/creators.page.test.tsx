import { aCreatorRow } from "@tomoru/contract/testing/known-creator.builder";
import { words } from "@tomoru/i18n/ja/operator/words";
import { success } from "@tomoru/web/testing/stub-server.ts";
import { expect, test } from "vitest";
import { answerCalls, renderConsole, startTestConsole } from "../../../testing/test-console.tsx";
import { CreatorsPage } from "./creators.page.tsx";

startTestConsole();

const say = words.creators;
const left = aCreatorRow({ influencerId: "gone", creatorName: null, fullName: null, email: null });

test("each creator is listed by both names, with the e-mail, and leads to their page", async () => {
  answerCalls(() => success({ docs: [aCreatorRow(), left], hasNextPage: false }));
  const screen = await renderConsole(<CreatorsPage />);
  await expect
    .element(screen.getByRole("link", { name: "はなこ" }).first())
    .toHaveAttribute("href", "/operator/creators/0192d3a4-7c1e-7000-8000-0000000000a1");
  await expect.element(screen.getByText("山田 花子 · hanako@example.jp")).toBeInTheDocument();
  await expect.element(screen.getByRole("link", { name: say.left }).first()).toBeInTheDocument();
});

test("what is typed is looked for once it is whole, with the first page in front again", async () => {
  const asked: string[] = [];
  answerCalls(({ path }) => {
    asked.push(path);
    return success({ docs: [], hasNextPage: false });
  });
  const screen = await renderConsole(<CreatorsPage />, "/?offset=50");
  await screen.getByRole("searchbox").fill("hanako@example.jp");
  await expect.element(screen.getByText(say.none)).toBeVisible();
  expect(asked).toHaveLength(1);
  await screen.getByRole("button", { name: words.frame.find }).click();
  await expect.poll(() => asked.at(-1)).toMatch(/q=hanako%40example\.jp/);
  expect(asked.at(-1)).toContain("offset=0");
});

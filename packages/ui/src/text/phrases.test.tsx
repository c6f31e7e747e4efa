import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "../testing/render.ts";
import { phrased, phrasesOf } from "./phrased.ts";
import { Phrases } from "./phrases.tsx";

test("a text of several phrases is the text without a mark, and remembers where they end", () => {
  expect(phrased(["新しい|オファーは|ありません"])).toBe("新しいオファーはありません");
  expect(phrasesOf("新しいオファーはありません")).toEqual(["新しい", "オファーは", "ありません"]);
  expect(phrasesOf("だれも知らない文")).toEqual(["だれも知らない文"]);
});

test("what fills a gap stays whole, marks of its own included; a text of the dictionary brings its phrases along", () => {
  const label = phrased(["新しい|パスワード"]);
  const text = phrased`${label}は|${"a|b"}文字|以内で`;
  expect(text).toBe("新しいパスワードはa|b文字以内で");
  expect(phrasesOf(text)).toEqual(["新しい", "パスワードは", "a|b文字", "以内で"]);
});

test("of texts with gaps the latest are remembered, however many there are", () => {
  const numbered = (count: number) => phrased`はじめの|${count}件`;
  for (let count = 0; count < 2000; count++) numbered(count);
  expect(phrasesOf("はじめの1999件")).toHaveLength(2);
  expect(phrasesOf("はじめの1件")).toHaveLength(1);
});

test("each phrase keeps to its line, and what is read and copied has no sign of it", async () => {
  const words = phrased(["準備が|できました。|オファーが|届いたら|お知らせします"]);
  const screen = render(
    <h1 lang="ja" style={{ inlineSize: "7em" }}>
      <Phrases>{words}</Phrases>
    </h1>,
  );
  const heading = screen.getByRole("heading", { name: words, exact: true });
  await expect.element(heading).toBeVisible();
  const element = heading.element() as HTMLElement;
  expect(element.textContent).toBe(words);
  window.getSelection()?.selectAllChildren(element);
  expect(window.getSelection()?.toString().replaceAll("\n", "")).toBe(words);
  const texts = [...element.querySelectorAll("[data-phrases]")].flatMap(({ childNodes }) => [...childNodes]);
  const lines = texts.filter((node) => node.nodeType === Node.TEXT_NODE).map(linesOf);
  expect(lines).toEqual([1, 1, 1, 1, 1]);
  expect(linesOf(element)).toBeGreaterThan(2);
});

function linesOf(node: Node): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  return new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)).size;
}

test("a text of one phrase, of the other language or of somebody else is left as it is", () => {
  expect(renderToStaticMarkup(<Phrases>No new offers</Phrases>)).toBe("No new offers");
  expect(
    renderToStaticMarkup(
      <Phrases>
        {"よその文"}
        <b>3</b>
      </Phrases>,
    ),
  ).toBe("よその文<b>3</b>");
});

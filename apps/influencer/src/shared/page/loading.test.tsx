import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { Loading } from "./loading.tsx";

beforeEach(startLanguage);

test("a wait says nothing at first, then that it is loading, and later that it takes long", async () => {
  const screen = await render(<Loading>skeleton</Loading>);
  const words = () => screen.getByRole("status", { includeHidden: true }).element().textContent;
  expect(words()).toBe("");
  await expect.poll(words).toBe("読み込み中…");
  await expect.poll(words, { timeout: 6000 }).toBe("読み込み中…通信に時間がかかっています");
});

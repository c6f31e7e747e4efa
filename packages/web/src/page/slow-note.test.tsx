import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import { SlowNote } from "./slow-note.tsx";

startTestSite();

beforeEach(startLanguage);

test("a long wait for an answer is spoken of where it began, and no more once the answer is there", async () => {
  const screen = await render(<SlowNote waiting />);
  const words = () => screen.getByRole("status").element().textContent;
  expect(words()).toBe("");
  await expect.poll(words, { timeout: 6000 }).toBe("通信に時間がかかっています");
  await screen.rerender(<SlowNote waiting={false} />);
  expect(words()).toBe("");
});

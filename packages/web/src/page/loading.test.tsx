import { beforeEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { startLanguage } from "../i18n/language.store.ts";
import { startTestSite } from "../testing/start-test-site.ts";
import styles from "./loading.module.css";
import { Loading } from "./loading.tsx";

startTestSite();

beforeEach(startLanguage);

test("a wait says nothing at first, then that it is loading, and later that it takes long", async () => {
  const screen = await render(<Loading>skeleton</Loading>);
  const words = () => screen.getByRole("status", { includeHidden: true }).element().textContent;
  expect(words()).toBe("");
  await expect.poll(words).toBe("読み込み中…");
  await expect.poll(words, { timeout: 6000 }).toBe("読み込み中…通信に時間がかかっています");
});

test("an outline that the document has shown already does not go once more", async () => {
  const rendered = document.createElement("div");
  rendered.dataset.rendered = "ja";
  const outline = rendered.appendChild(document.createElement("div"));
  outline.className = styles.waiting ?? "";
  document.body.append(rendered);
  await expect.poll(() => getComputedStyle(outline).visibility).toBe("visible");
  const screen = await render(
    <Loading>
      <p>skeleton</p>
    </Loading>,
  );
  expect(getComputedStyle(screen.getByText("skeleton").element()).visibility).toBe("visible");
  rendered.remove();
});

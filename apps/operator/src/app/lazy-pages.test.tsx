import { expect, test } from "vitest";
import { pages } from "./lazy-pages.tsx";

test.each(Object.entries(pages.views))("the page %s is found in its file", async (_, { preload }) => {
  await expect(preload("ja")).resolves.toBeUndefined();
});

import { expect, test } from "vitest";
import { brand, copyrightYear } from "./brand.ts";
import { words as en } from "./en/influencer/words.ts";
import { words as ja } from "./ja/influencer/words.ts";

test("the copyright line names the year 2023 and the product in both languages", () => {
  const lines = [ja, en].map(({ shell }) => shell.copyright(copyrightYear, brand));
  expect(lines).toEqual(["© 2023 Tomoru", "© 2023 Tomoru"]);
});

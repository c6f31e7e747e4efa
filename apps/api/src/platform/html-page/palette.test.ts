import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { palette } from "./palette.ts";

const tokens = join(import.meta.dirname, "../../../../../packages/ui/src/tokens.css");

test.each(Object.entries(palette))(
  "%s is the colour that the site's style sheet gives it",
  async (name, [light, dark]) => {
    expect(await readFile(tokens, "utf8")).toContain(`--${name}: light-dark(${light}, ${dark});`);
  },
);

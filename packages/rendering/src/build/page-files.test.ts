import { expect, test } from "vitest";
import { pageFiles } from "./page-files.ts";

const manifest = {
  "index.html": { file: "assets/index.js", isEntry: true, imports: ["_parts.js"], css: ["assets/index.css"] },
  "src/home.page.tsx": {
    file: "assets/home.js",
    imports: ["index.html", "_parts.js", "_cards.js"],
    dynamicImports: ["src/dialog.tsx"],
    css: ["assets/home.css"],
  },
  "src/dialog.tsx": { file: "assets/dialog.js", css: ["assets/dialog.css"] },
  "_parts.js": { file: "assets/parts.js", css: ["assets/parts.css"] },
  "_cards.js": { file: "assets/cards.js", imports: ["_parts.js"], css: ["assets/parts.css"] },
};

test("a page has the files of its modules, each once and behind those that it imports, and not what is fetched later", () => {
  expect(pageFiles(manifest, ["index.html", "src/home.page.tsx"])).toEqual({
    scripts: ["assets/parts.js", "assets/index.js", "assets/cards.js", "assets/home.js"],
    styles: ["assets/index.css", "assets/parts.css", "assets/home.css"],
  });
});

test("a module that was not built is named", () => {
  expect(() => pageFiles(manifest, ["src/gone.page.tsx"])).toThrow("src/gone.page.tsx");
});

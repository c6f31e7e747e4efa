import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { smallParts } from "./small-parts.ts";

/** What imports each module; `import()` alike. */
const importersOf: Readonly<Record<string, readonly string[]>> = {
  "/src/main.tsx": [],
  "/src/app/routes.ts": ["/src/main.tsx"],
  "/src/app/signed-in.routes.tsx": ["/src/app/routes.ts"],
  "/src/pages/sign-in.page.tsx": ["/src/app/routes.ts"],
  "/src/pages/home.page.tsx": ["/src/app/routes.ts"],
  "/src/banner.tsx": ["/src/pages/sign-in.page.tsx", "/src/pages/home.page.tsx"],
  "/src/bell.tsx": ["/src/layout.tsx", "/src/pages/home.page.tsx"],
  "/src/layout.tsx": ["/src/app/signed-in.routes.tsx", "/src/bell.tsx"],
};

const graph = {
  getModuleInfo: (id: string) => ({
    isEntry: id === "/src/main.tsx",
    importers: [],
    dynamicImporters: importersOf[id],
  }),
} as unknown as Rolldown.ChunkingContext;

test("a small part is a visitor's where a page that visitors have needs it, and nobody else's where only pages behind the sign-in do", () => {
  const nameOf = (id: string) =>
    smallParts(["home"]).flatMap(({ name }) => (typeof name === "function" ? (name(id, graph) ?? []) : []));
  expect(nameOf("/src/banner.tsx")).toEqual(["small-parts-of-visitors"]);
  expect(nameOf("/src/bell.tsx")).toEqual(["small-parts"]);
  expect(nameOf("/src/layout.tsx")).toEqual(["small-parts"]);
});

import { posix, relative, sep } from "node:path";
import { type Plugin, parseSync, Visitor } from "vite";

declare global {
  var notedImports: Set<string> | undefined;
}

/** Has every `import()` of a bundle for the server note its module, by its path from the root, which is its name in the manifest. */
export function noteImports(root: string): Plugin {
  return {
    name: "note-imports",
    // After `import.meta.glob` has become imports.
    enforce: "post",
    async transform(code, id) {
      if (!code.includes("import(")) return undefined;
      const found: { start: number; end: number; source: string }[] = [];
      new Visitor({
        ImportExpression({ start, end, source }) {
          if (source.type === "Literal") found.push({ start, end, source: String(source.value) });
        },
      }).visit(parseSync(id.split("?")[0] ?? id, code).program);
      let noted = code;
      for (const { start, end, source } of found.toReversed()) {
        const module = await this.resolve(source, id);
        if (!module || module.external) continue;
        const name = relative(root, module.id).split(sep).join(posix.sep);
        const noting = `(globalThis.notedImports?.add(${JSON.stringify(name)}), ${noted.slice(start, end)})`;
        noted = noted.slice(0, start) + noting + noted.slice(end);
      }
      return noted;
    },
  };
}

export async function importsOf(work: () => Promise<unknown>): Promise<ReadonlySet<string>> {
  const noted = new Set<string>();
  globalThis.notedImports = noted;
  try {
    await work();
    return noted;
  } finally {
    globalThis.notedImports = undefined;
  }
}

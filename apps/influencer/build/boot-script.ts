import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { minify, type Plugin } from "vite";

/** `boot.js` runs before anything of the bundle and stands apart from it: it is made small here. Throws for a fault in it. */
export function bootScript(): Plugin {
  return {
    name: "boot-script",
    apply: "build",
    writeBundle: {
      order: "pre",
      sequential: true,
      handler: async ({ dir = "dist" }) => {
        const file = join(dir, "boot.js");
        const { code, errors } = await minify(file, readFileSync(file, "utf8"));
        if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
        writeFileSync(file, code);
      },
    },
  };
}

import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

type Worker = { root: string; basePath: string; source: string };

const unhashed = ["boot.js", "favicon.svg"];

/** Builds `sw.js`, a script of its own that knows by name every file it keeps for the time without a network. */
export function serviceWorker({ root, basePath, source }: Worker): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const version = createHash("sha256");
        for (const file of Object.values(bundle))
          version.update(file.type === "chunk" ? file.code : file.source);
        const publicFiles = unhashed.map((name) => join(root, "public", name)).filter(existsSync);
        for (const file of publicFiles) version.update(readFileSync(file));
        const hashed = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const site = {
          version: version.digest("hex").slice(0, 12),
          files: [...hashed, ...unhashed].map((name) => basePath + name).toSorted(),
        };
        const code = await script({ source: join(root, source), site });
        this.emitFile({ type: "asset", fileName: "sw.js", source: code });
      },
    },
  };
}

type Script = { source: string; site: { version: string; files: string[] } };

/** A build within the build: what the page and the worker share must not end up in a chunk that the worker cannot import. */
async function script({ source, site }: Script): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: {
        input: source,
        output: { format: "iife", banner: `const site = ${JSON.stringify(site)};` },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !("output" in output)) throw new Error("The service worker was not built");
  return output.output[0].code;
}

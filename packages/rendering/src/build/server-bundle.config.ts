import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type PluginOption } from "vite";
import type { ServerModule } from "../server/server-module.ts";
import { noteImports } from "./note-imports.ts";

type Bundle = { root: string; entry: string; folder: string; plugins: PluginOption[] };

/** The site's components once more, for Node. They stand alone, with React as in production whatever the server's NODE_ENV. */
export async function buildServerBundle({ root, entry, folder, plugins }: Bundle): Promise<ServerModule> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [...plugins, noteImports(root)],
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { server: join(root, entry) } },
    },
  });
  return import(pathToFileURL(join(folder, "server.js")).href);
}

// `npm start`: builds the site if it has to, then runs the server in this process. With a word, what main.ts knows by it:
// `worker` (the jobs alone), `backup`, `restore`, `erasures`, `distribute`, `keys:rotate`, `ledger:check`, `stripe:setup`; none of them needs
// the site.
import "./node24.mjs";
import module from "node:module";
import { join } from "node:path";
import { loadEnvironmentFile } from "./environment-file.mjs";
import { root } from "./root.mjs";
import { ensureSite } from "./site.mjs";

// Keeps compiled code for the next start; if the folder cannot be written, every start compiles.
module.enableCompileCache(join(root, "node_modules", ".cache", "compiled"));
loadEnvironmentFile();
try {
  if (!process.argv[2]) await ensureSite({ production: process.env.NODE_ENV === "production" });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await import("../apps/api/src/main.ts");

// Reads `.env` beside the root package.json; what the environment already says wins.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

export function loadEnvironmentFile() {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
}

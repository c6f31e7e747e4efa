// Where the repository lies, and where its scripts may write without touching the tree.
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Reports, screenshots and other things that a run leaves behind; never committed, gone with node_modules. */
export const cache = join(root, "node_modules", ".cache");

// Runs after an installation: links the repository's own Node into node_modules/.bin, from where npm starts everything. npm 10 removes the link
// together with those of packages for other platforms.
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

const modules = join(root, "node_modules");
const [link, name] = [join(modules, ".bin", "node"), `node-linux-${process.arch}`];
if (process.platform === "linux" && !existsSync(link) && existsSync(join(modules, name, "bin", "node"))) {
  symlinkSync(join("..", name, "bin", "node"), link);
}

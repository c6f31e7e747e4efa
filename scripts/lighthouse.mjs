// `npm run lighthouse`: Lighthouse's mobile preset on the four main pages, as a table. Exits with 1 when a page falls short.
import "./node24.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startThrowaway } from "./bench/child-server.mjs";
import { ensureChromium } from "./ensure-chromium.mjs";
import { judge } from "./lighthouse/judge.mjs";
import { signIn } from "./lighthouse/sign-in.mjs";
import { root } from "./root.mjs";
import { run } from "./run-command.mjs";
import { ensureSite } from "./site.mjs";

// Apart from the product's own dependencies: it is large, and nothing else needs it.
const folder = join(root, "scripts", "lighthouse");
if (!existsSync(join(folder, "node_modules"))) {
  const code = await run({ file: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  if (code !== 0) throw new Error("Lighthouse could not be installed; the lines above say why.");
}

await ensureSite({ production: false });
const chromium = await ensureChromium();
const { url, server } = await startThrowaway();
try {
  const { cookies, offerId } = await signIn(url);
  const pages = [
    { path: "/sign_in", cookies: [] },
    { path: "/", cookies },
    { path: "/offers", cookies },
    { path: `/offer/${offerId}`, name: "/offer/{id}", cookies },
  ];
  const rows = [];
  for (const page of pages) rows.push(await judge({ ...page, url, chromium }));
  console.table(rows);
  process.exitCode = rows.every(({ met }) => met === "yes") ? 0 : 1;
} finally {
  await server.stop();
}

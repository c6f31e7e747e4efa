// `npm run lighthouse [words of pages' names]`: Lighthouse's mobile preset on the main pages of both sites, as a table. Exits with 1 when a page falls short.
import "../scripts/node24.mjs";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "../scripts/ensure-chromium.mjs";
import { root } from "../scripts/root.mjs";
import { run } from "../scripts/run-command.mjs";
import { ensureSite } from "../scripts/site.mjs";
import { startThrowaway } from "./bench/child-server.mjs";
import { judge } from "./lighthouse/judge.mjs";
import { marketOf, signIn, signInCompany } from "./lighthouse/sign-in.mjs";

// Apart from the product's own dependencies: it is large, and nothing else needs it.
const folder = join(root, "lab", "lighthouse");
if (!existsSync(join(folder, "node_modules"))) {
  const code = await run({ file: "npm", args: ["ci", "--no-audit", "--no-fund"], cwd: folder });
  if (code !== 0) throw new Error("Lighthouse could not be installed; the lines above say why.");
}

await ensureSite({ production: false });
const chromium = await ensureChromium();
// A phone shares no processor with the server, as the browser does here: the server gives way, and has rendered these pages before.
const { url, server } = await startThrowaway({ nicer: 10 });
try {
  const { offerId } = await signIn(url);
  const { creatorId, workId, dealId } = await marketOf(url);
  const pages = [
    { path: "/sign_in" },
    { path: "/", who: signIn },
    { path: "/offers", who: signIn },
    { path: `/offer/${offerId}`, name: "/offer/{id}", who: signIn },
    { path: `/deal/${dealId}`, name: "/deal/{id}", who: signIn },
    { path: "/company" },
    { path: "/company/pricing" },
    { path: "/company/sign_in" },
    { path: "/company", name: "/company, signed in", who: signInCompany },
    { path: "/company/creators", who: signInCompany },
    {
      path: `/company/creators/${creatorId}?platform=instagram`,
      name: "/company/creators/{id}",
      who: signInCompany,
    },
    { path: `/company/campaigns/${workId}`, name: "/company/campaigns/{id}", who: signInCompany },
    { path: `/company/deals/${dealId}`, name: "/company/deals/{id}", who: signInCompany },
  ];
  const words = process.argv.slice(2);
  const rows = [];
  for (const { who, ...page } of pages) {
    const { path, name = path } = page;
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    // Anew for each page: a page is rendered with its answers for as long as a token holds, a quarter of an hour.
    const { cookies } = who ? await who(url) : { cookies: [] };
    await warmUp({ path, cookies, url });
    rows.push(await judge({ ...page, cookies, url, chromium }));
  }
  console.table(rows);
  process.exitCode = rows.every(({ met }) => met === "yes") ? 0 : 1;
} finally {
  await server.stop();
}

/** @param {{ path: string, cookies: { name: string, value: string }[], url: string }} page rendered as often as lets the compiler learn it */
async function warmUp({ path, cookies, url }) {
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; ");
  for (let left = 30; left > 0; left -= 1) {
    const response = await fetch(`${url}${path}`, { headers: { cookie, "user-agent": "Mobile" } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.arrayBuffer();
  }
}

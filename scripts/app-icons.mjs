// `npx -c 'node scripts/app-icons.mjs'`: draws the icons of the installed app from the site's own favicon.svg.
import "./node24.mjs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./ensure-chromium.mjs";
import { root } from "./root.mjs";

const site = join(root, "apps", "influencer", "public");
const folder = join(site, "icons");
const logo = await readFile(join(site, "favicon.svg"), "utf8");

/**
 * For phones that cut out a shape of their own: the tile fills the picture, and the drawing keeps a margin.
 * @param {number} margin around the logo's own square, in its units of 1/28
 */
function filled(margin) {
  const side = 28 + 2 * margin;
  const square = `x="${-margin}" y="${-margin}" width="${side}" height="${side}"`;
  return logo
    .replace('viewBox="0 0 28 28"', `viewBox="${-margin} ${-margin} ${side} ${side}"`)
    .replace('width="28" height="28" rx="8"', square);
}

const pictures = [
  { name: "icon-192", size: 192, svg: logo },
  { name: "icon-512", size: 512, svg: logo },
  { name: "icon-maskable-512", size: 512, svg: filled(3) },
  { name: "apple-touch-icon", size: 180, svg: filled(1) },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium() });
for (const { name, size, svg } of pictures) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
  const file = await page.screenshot({ omitBackground: true });
  await writeFile(join(folder, `${name}.png`), file);
  console.log(`${name} ${(file.length / 1024).toFixed(1)} KB`);
  await page.close();
}
await browser.close();

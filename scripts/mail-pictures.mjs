// `npx -c 'node scripts/mail-pictures.mjs'`: renders every mail with made-up data, and writes the rows of docs/product/mails.md.
import "./node24.mjs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { mails } from "../apps/api/src/mails.ts";
import { composeMail } from "../apps/api/src/platform/mail/mail-composer.ts";
import { samplesOf } from "../apps/api/src/platform/mail/mail-kind.ts";
import { mailRows } from "../apps/api/src/testing/mails-page.ts";
import { ensureChromium } from "./ensure-chromium.mjs";
import { palettePng } from "./palette-png.mjs";
import { pixelsOf } from "./pixels-of.mjs";
import { root } from "./root.mjs";

const folder = join(root, "docs", "images", "mails");
/**
 * The most bytes for a row of pixels: text in a few colours takes up to 25 of 480, a photograph or a gradient many times more. Counted by row,
 * since the mails of a contract are long: they hold all its terms.
 */
const heaviestLineBytes = 40;
const config = { appUrl: "https://tomoru.example", supportEmail: "support@tomoru.example" };
const frame = { id: "picture", to: "hanako@example.jp", locale: /** @type {const} */ ("ja"), config };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const page = await browser.newPage({ viewport: { width: 480, height: 320 }, colorScheme: "light" });

for (const content of samplesOf(mails, frame.locale)) {
  await page.setContent(composeMail({ ...frame, content, mails }).html);
  const screenshot = await page.screenshot({ fullPage: true });
  const pixels = await pixelsOf(page, screenshot);
  const file = palettePng(pixels);
  await writeFile(join(folder, `${content.kind}.png`), file);
  console.log(`${content.kind} ${Math.ceil(file.length / 1024)} KB`);
  if (file.length > heaviestLineBytes * pixels.height) {
    console.error(`${content.kind} is too heavy for what it shows.`);
    process.exitCode = 1;
  }
}
await browser.close();

const text = join(root, "docs", "product", "mails.md");
const [before, after] = (await readFile(text, "utf8")).split(/(?:^\| `.*\n)+/m);
await writeFile(text, `${before}${mailRows().join("\n")}\n${after}`);

// `npx -c 'node scripts/mail-pictures.mjs'`: draws every mail with made-up data for docs/product/mails.md.
import "./node24.mjs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { composeMail } from "../apps/api/src/platform/mail/mail-composer.ts";
import { sampleMails } from "../apps/api/src/platform/mail/mail-samples.testing.ts";
import { ensureChromium } from "./ensure-chromium.mjs";
import { palettePng } from "./palette-png.mjs";
import { pixelsOf } from "./pixels-of.mjs";
import { root } from "./root.mjs";

const folder = join(root, "docs", "images", "mails");
const heaviestBytes = 60 * 1024;
const config = { appUrl: "https://tomoru.example", supportEmail: "support@tomoru.example" };
const frame = { id: "picture", to: "hanako@example.jp", locale: /** @type {const} */ ("ja"), config };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureChromium() });
const page = await browser.newPage({ viewport: { width: 480, height: 320 }, colorScheme: "light" });

for (const content of sampleMails(frame.locale)) {
  await page.setContent(composeMail({ ...frame, content }).html);
  const screenshot = await page.screenshot({ fullPage: true });
  const file = palettePng(await pixelsOf(page, screenshot));
  await writeFile(join(folder, `${content.kind}.png`), file);
  console.log(`${content.kind} ${Math.ceil(file.length / 1024)} KB`);
  if (file.length > heaviestBytes) process.exitCode = 1;
}
await browser.close();

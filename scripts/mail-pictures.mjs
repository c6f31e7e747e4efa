// `npx -c 'node scripts/mail-pictures.mjs'`: draws every mail with made-up data for docs/mails.md.
/// <reference lib="dom" />
import "./node24.mjs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { composeMail } from "../apps/api/src/platform/mail/mail-composer.ts";
import { sampleMails } from "../apps/api/src/platform/mail/mail-samples.testing.ts";
import { ensureChromium } from "./ensure-chromium.mjs";
import { palettePng } from "./palette-png.mjs";
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
  const file = palettePng(await pixelsOf(screenshot.toString("base64")));
  await writeFile(join(folder, `${content.kind}.png`), file);
  console.log(`${content.kind} ${Math.ceil(file.length / 1024)} KB`);
  if (file.length > heaviestBytes) process.exitCode = 1;
}
await browser.close();

/** The browser unpacks its own picture. @param {string} png */
async function pixelsOf(png) {
  const { binary, ...size } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    if (!context) throw new Error("this browser cannot draw");
    context.drawImage(image, 0, 0);
    let binary = "";
    for (const byte of context.getImageData(0, 0, width, height).data) binary += String.fromCharCode(byte);
    return { width, height, binary };
  }, png);
  return { ...size, rgba: Uint8Array.from(Buffer.from(binary, "latin1")) };
}

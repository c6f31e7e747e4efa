// Lays the pictures of `npm run shots` out: a page with all of them, and one picture for each look.
import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./ensure-chromium.mjs";

/** @typedef {{ locale: string, size: "phone" | "desk", theme: string, file: string }} Picture */
/** @typedef {{ name: string, pictures: Picture[] }} Row a scene in its looks */

/** The width of a picture on the sheet, and how many are side by side on the sheet of one look. */
const width = { phone: 180, desk: 420 };
const columns = { phone: 10, desk: 5 };

/** Resolves to the path of the page. Pictures that were not taken are left out. @param {string} folder with the pictures and `scenes.json` */
export async function makeContactSheet(folder) {
  /** @type {Row[]} */
  const rows = JSON.parse(readFileSync(join(folder, "scenes.json"), "utf8")).map(
    (/** @type {Row} */ row) => ({
      ...row,
      pictures: row.pictures.filter(({ file }) => existsSync(join(folder, file))),
    }),
  );
  const index = join(folder, "index.html");
  await writeFile(index, page(rows.map(rowOf).join("\n")));

  const browser = await chromium.launch({ executablePath: await ensureChromium() });
  const looks = Map.groupBy(
    rows.flatMap(({ pictures }) => pictures),
    ({ locale, theme, size }) => `${locale}-${theme}-${size}`,
  );
  for (const [look, pictures] of looks) {
    const { size } = pictures[0] ?? { size: "phone" };
    const sheet = await browser.newPage({
      viewport: { width: columns[size] * (width[size] + 12) + 12, height: 800 },
    });
    const file = join(folder, `sheet-${look}.html`);
    await writeFile(file, page(`<section>${pictures.map(figureOf).join("")}</section>`));
    await sheet.goto(pathToFileURL(file).href);
    await sheet.screenshot({ path: join(folder, `sheet-${look}.png`), fullPage: true });
    await sheet.close();
  }
  await browser.close();
  return index;
}

/** @param {Row} row */
function rowOf({ name, pictures }) {
  return `<h2>${name}</h2><section>${pictures.map(figureOf).join("")}</section>`;
}

/** Shows as much of a long page as a window does; a click opens the whole. @param {Picture} picture */
function figureOf({ file, size }) {
  return `<a href="${file}" title="${file}"><img src="${file}" alt="${file}" class="${size}"></a>`;
}

/** @param {string} body */
function page(body) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page in every look</title>
<style>
  body { margin: 12px; background: #8a8a8a; font: 14px system-ui; }
  h2 { margin: 24px 0 6px; font-size: 14px; }
  section { display: flex; flex-wrap: wrap; gap: 12px; }
  img { display: block; object-fit: cover; object-position: top; }
  .phone { width: ${width.phone}px; height: ${Math.round((width.phone * 844) / 390)}px; }
  .desk { width: ${width.desk}px; height: ${Math.round((width.desk * 900) / 1440)}px; }
</style>
${body}
</html>
`;
}

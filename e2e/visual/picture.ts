import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import { type Look, looks } from "./look.ts";
import { type Scene, siteOf } from "./scene.ts";
import { scenes } from "./scenes/all.ts";
import { show } from "./stage.ts";

export const pictureFolder = join(import.meta.dirname, "pictures");

/** Of a window's width and height: each line of text can still be told, and a picture weighs a third. */
const scale = 0.4;

/**
 * How far a colour may be from the picture's, from 0 to 1, and on how many pixels: a picture's 16 colours are nearer to its own than that but for
 * a few pixels. With another browser or font each letter is drawn in another way, and 2 % of the pixels may be.
 */
export const limits = {
  same: { threshold: 0.1, maxDiffPixels: 3 },
  other: { threshold: 0.2, maxDiffPixelRatio: 0.02 },
};
type Limits = (typeof limits)[keyof typeof limits];

/** What snapshots depend on beside the product. */
export type MadeWith = { chromium: string; font: string };

/** Two pages that between them have every part of a page, in all looks. */
const inAllLooks = ["home", "sign-in"];
/** The everyday pages, in two looks that have nothing in common; their other states have the first, which the second would repeat. */
const inTwoLooks = ["offers", "offer", "payments", "bank", "account", "settings", "sign-up"];
/** Pages of companies that a desk draws in another way than a phone. */
const onDeskToo = ["company-plan", "company-cards", "company-pricing"];
const phone: Look = { size: "phone", theme: "light" };
const desk: Look = { size: "desk", theme: "light" };
const darkDesk: Look = { size: "desk", theme: "dark" };

/** The looks of a scene that have a snapshot, in the cheapest order. */
export function picturedLooks(scene: Scene, locale: Locale): readonly Look[] {
  const { site, name, sizes } = scene;
  if (!isPictured(scene)) return [];
  if (inAllLooks.includes(name)) return looks;
  if (locale === "en") return inTwoLooks.includes(name) ? [darkDesk] : [];
  if (site === "company" && onDeskToo.includes(name)) return [phone, desk];
  return [sizes && !sizes.includes("phone") ? desk : phone];
}

/**
 * A page with what it is there for, and what opens over one. What is loading, empty, failed, long or refused is made of parts that
 * pages share: the first scene in each such state shows them for its whole site.
 */
function isPictured(scene: Scene): boolean {
  if (scene.state === "loaded" || scene.state === "open") return true;
  return scene === scenes.find((one) => one.state === scene.state && siteOf(one) === siteOf(scene));
}

export function pictureName({ name }: Scene, locale: Locale, { size, theme }: Look): string {
  return `${name}-${locale}-${size}-${theme}.png`;
}

/** The window as it is, drawn smaller by the browser itself. */
export async function takePicture(page: Page): Promise<Buffer> {
  const [left, top] = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  const session = await page.context().newCDPSession(page);
  const clip = { x: left, y: top, ...windowOf(page), scale };
  const { data } = await session.send("Page.captureScreenshot", { format: "png", clip });
  await session.detach();
  return Buffer.from(data, "base64");
}

function windowOf(page: Page) {
  const size = page.viewportSize();
  if (!size) throw new Error("a page without a viewport");
  return size;
}

type Compared = { page: Page; browser: Browser; scene: Scene; locale: Locale };

/** Each difference is a failure of its own. */
export async function comparePictures({ page, browser, scene, locale }: Compared): Promise<void> {
  const allowed = limitsHere(browser);
  for (const look of picturedLooks(scene, locale)) {
    await show(page, look);
    await comparePicture(page, pictureName(scene, locale, look), allowed);
  }
}

/** A settled page is taken once; only one that differs is taken until it stands still. */
async function comparePicture(page: Page, name: string, allowed: Limits): Promise<void> {
  let taken = await takePicture(page);
  try {
    expect(taken).toMatchSnapshot(name, allowed);
  } catch {
    for (let moves = true, tries = 0; moves && tries < 10; tries++) {
      const before = taken;
      taken = await takePicture(page);
      moves = !taken.equals(before);
    }
    expect.soft(taken).toMatchSnapshot(name, allowed);
  }
}

let said = false;

function limitsHere(browser: Browser): Limits {
  const made: MadeWith = JSON.parse(readFileSync(join(pictureFolder, "made-with.json"), "utf8"));
  const here = drawnWith(browser);
  const differing = (["chromium", "font"] as const).filter((part) => made[part] !== here[part]);
  if (differing.length === 0) return limits.same;
  const why = differing.map((part) => `${part} ${here[part]} instead of ${made[part]}`).join(", ");
  test.info().annotations.push({ type: "pictures compared loosely", description: why });
  if (!said)
    process.stderr.write(`Pictures are compared loosely here (${limits.other.maxDiffPixelRatio}): ${why}.\n`);
  said = true;
  return limits.other;
}

/** The browser's major version, and the font that Japanese is rendered with. */
export function drawnWith(browser: Browser): MadeWith {
  japaneseFont ??= findJapaneseFont();
  return { chromium: browser.version().split(".")[0] ?? "", font: japaneseFont };
}

let japaneseFont: string | undefined;

function findJapaneseFont(): string {
  try {
    return execFileSync("fc-match", ["-f", "%{family} %{fontversion}", "sans:lang=ja"], { encoding: "utf8" });
  } catch {
    return "unknown";
  }
}

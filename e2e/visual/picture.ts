import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import { type Look, looks } from "./look.ts";
import type { Scene } from "./scene.ts";
import { show } from "./stage.ts";

export const pictureFolder = join(import.meta.dirname, "pictures");

/** Share of pixels that may differ; more with another browser or font. */
const tolerance = { same: 0.002, other: 0.02 };

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
export function picturedLooks({ site, name, sizes }: Scene, locale: Locale): readonly Look[] {
  if (site === "company") {
    if (locale !== "ja") return [];
    return onDeskToo.includes(name) ? [phone, desk] : [sizes && !sizes.includes("phone") ? desk : phone];
  }
  if (inAllLooks.includes(name)) return looks;
  if (locale === "ja") return [sizes && !sizes.includes("phone") ? { ...phone, size: "desk" } : phone];
  return inTwoLooks.includes(name) ? [darkDesk] : [];
}

export function pictureName({ name }: Scene, locale: Locale, { size, theme }: Look): string {
  return `${name}-${locale}-${size}-${theme}.png`;
}

type Compared = { page: Page; browser: Browser; scene: Scene; locale: Locale };

/** Each difference is a failure of its own. */
export async function comparePictures({ page, browser, scene, locale }: Compared): Promise<void> {
  const maxDiffPixelRatio = toleranceHere(browser);
  for (const look of picturedLooks(scene, locale)) {
    await show(page, look);
    await comparePicture(page, pictureName(scene, locale, look), maxDiffPixelRatio);
  }
}

/** A settled page is taken once; only one that differs is taken until it stands still, as Playwright otherwise does with each. */
async function comparePicture(page: Page, name: string, maxDiffPixelRatio: number): Promise<void> {
  const taken = await page.screenshot({ animations: "disabled" });
  try {
    expect(taken).toMatchSnapshot(name, { maxDiffPixelRatio });
  } catch {
    await expect.soft(page).toHaveScreenshot(name, { maxDiffPixelRatio });
  }
}

let said = false;

function toleranceHere(browser: Browser): number {
  const made: MadeWith = JSON.parse(readFileSync(join(pictureFolder, "made-with.json"), "utf8"));
  const here = drawnWith(browser);
  const differing = (["chromium", "font"] as const).filter((part) => made[part] !== here[part]);
  if (differing.length === 0) return tolerance.same;
  const why = differing.map((part) => `${part} ${here[part]} instead of ${made[part]}`).join(", ");
  test.info().annotations.push({ type: "pictures compared loosely", description: why });
  if (!said) process.stderr.write(`Pictures are compared loosely here (${tolerance.other}): ${why}.\n`);
  said = true;
  return tolerance.other;
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

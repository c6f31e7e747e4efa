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

/** The everyday pages have all looks, others two that have nothing in common. */
const mainScenes = [
  "home",
  "offers",
  "offer",
  "payments",
  "bank",
  "account",
  "settings",
  "sign-in",
  "sign-up",
];
const lookOfAll: Record<Locale, Look> = {
  ja: { size: "phone", theme: "light" },
  en: { size: "desk", theme: "dark" },
};

/** The looks of a scene that have a snapshot, in the cheapest order. */
export function picturedLooks({ name, sizes }: Scene, locale: Locale): readonly Look[] {
  const wanted = mainScenes.includes(name) ? looks : [lookOfAll[locale]];
  return wanted.map(({ size, theme }) => ({
    size: sizes && !sizes.includes(size) ? (sizes[0] ?? size) : size,
    theme,
  }));
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
    await expect.soft(page).toHaveScreenshot(pictureName(scene, locale, look), { maxDiffPixelRatio });
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
  return { chromium: browser.version().split(".")[0] ?? "", font: japaneseFont() };
}

function japaneseFont(): string {
  try {
    return execFileSync("fc-match", ["-f", "%{family} %{fontversion}", "sans:lang=ja"], { encoding: "utf8" });
  } catch {
    return "unknown";
  }
}

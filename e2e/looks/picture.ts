import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Locale } from "@tomoru/contract/fields";
import { type Look, looks } from "./look.ts";
import type { Scene } from "./scene.ts";

export const pictureFolder = join(import.meta.dirname, "pictures");

/** What pictures depend on, beside the product: kept with them in `made-with.json`. */
export type MadeWith = { chromium: string; font: string };

/** The pages that a creator meets every day stand in all looks, everything else in two that have nothing in common. */
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

/** The looks of a scene that are compared with a picture, in the order in which they are cheapest to bring about. */
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

/** The browser's major version, and the font that Japanese is drawn with. */
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

import type { Size } from "./scene.ts";

/** A phone and a desk, and the narrowest windows that may not scroll sideways (WCAG 1.4.10). */
export const windows = {
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
  narrow: { width: 320, height: 640 },
  /** 1280 × 1024 at 400 %. */
  zoomed: { width: 320, height: 256 },
} as const;

export const sizes = ["phone", "desk"] as const satisfies readonly Size[];
export const themes = ["light", "dark"] as const;

export type Theme = (typeof themes)[number];
export type Look = { size: Size; theme: Theme };

/** The language is set before the page is opened, the rest while it is open. */
export const looks: readonly Look[] = sizes.flatMap((size) => themes.map((theme) => ({ size, theme })));

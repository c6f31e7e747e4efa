import { describe, expect, test } from "vitest";
import source from "./tokens.css?raw";

const softGrounds = ["primary-soft", "lamp-soft", "danger-soft", "info-soft", "neutral-soft"];

/** Foreground, background, and the least contrast WCAG 2.2 (or our own stricter floor for body text) asks of them. */
const pairs: [string, string, number][] = [
  ...["surface", "bg", "sunken"].flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-2", ground, 4.5],
    ["ink-3", ground, 4.5],
  ]),
  ["on-primary", "primary", 4.5],
  ["on-primary", "primary-hover", 4.5],
  ["on-primary", "primary-press", 4.5],
  ["primary", "surface", 4.5],
  ["primary", "bg", 4.5],
  ["primary-ink", "primary-soft", 4.5],
  ["on-lamp", "lamp", 4.5],
  ["lamp-ink", "lamp-soft", 4.5],
  ["lamp-ink", "surface", 4.5],
  ["lamp-ink", "bg", 4.5],
  ["on-danger", "danger", 4.5],
  ["on-danger", "danger-hover", 4.5],
  ["danger", "surface", 4.5],
  ["danger", "bg", 4.5],
  ["danger-ink", "danger-soft", 4.5],
  ["danger-ink", "surface", 4.5],
  ["info", "surface", 4.5],
  ["info-ink", "info-soft", 4.5],
  ["ink-2", "neutral-soft", 4.5],
  ["control", "surface", 3],
  ["control", "bg", 3],
  ["focus", "surface", 3],
  ["focus", "bg", 3],
  ["focus", "focus-halo", 3],
  // What components put on each other beyond the palette's own list.
  ["ink-2", "primary-soft", 4.5],
  ["ink-2", "lamp-soft", 4.5],
  ["primary", "sunken", 4.5],
  ["primary-ink", "surface", 4.5],
  ["danger-ink", "bg", 4.5],
  ["bg", "ink", 7],
  ["primary", "primary-soft", 3],
  ["danger", "danger-soft", 3],
  ["info", "info-soft", 3],
  ["control", "sunken", 3],
  ...softGrounds.map((ground): [string, string, number] => ["ink", ground, 7]),
  ...["sunken", ...softGrounds].map((ground): [string, string, number] => ["focus", ground, 3]),
  ...[1, 2, 3, 4, 5, 6].map((tint): [string, string, number] => [`a${tint}`, `a${tint}-soft`, 4.5]),
  ...["c1", "c2", "c3", "c4", "c5"].map((line): [string, string, number] => [line, "surface", 3]),
];

const declarations = source.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
const tokens = new Map(Array.from(declarations, ([, name, light, dark]) => [name, { light, dark }]));

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(pairs)("%s on %s has a contrast of at least %d", (foreground, background, floor) => {
    expect(contrast(colour(foreground, theme), colour(background, theme))).toBeGreaterThanOrEqual(floor);
  });
});

function colour(name: string, theme: "light" | "dark"): string {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no --${name} with a ${theme} value`);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

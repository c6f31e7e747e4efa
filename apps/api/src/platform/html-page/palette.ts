/** The product's colours, light value first, for what is rendered without the site's style sheet: mails and plain pages. */
export const palette = {
  bg: ["#f7f6f2", "#0f1412"],
  surface: ["#ffffff", "#171d1a"],
  sunken: ["#efede6", "#212925"],
  line: ["#e0dcd2", "#2e3833"],
  control: ["#7a776d", "#84908a"],
  ink: ["#1b211e", "#edf1ee"],
  "ink-2": ["#4c5450", "#b8c2bc"],
  "ink-3": ["#656d68", "#97a39c"],
  primary: ["#0f6b57", "#5ec4a6"],
  "primary-hover": ["#0b5545", "#7dd4bb"],
  "on-primary": ["#ffffff", "#05231a"],
  "primary-soft": ["#e2f0ea", "#143a30"],
  "primary-ink": ["#0b5545", "#86dac1"],
  lamp: ["#f0914a", "#ffb26b"],
  focus: ["#1b211e", "#edf1ee"],
  "focus-halo": ["#ffc98f", "#a85a12"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type Colour = keyof typeof palette;

export const fontStack =
  '"Hiragino Sans", "Hiragino Kaku Gothic ProN", "Noto Sans JP", "Noto Sans CJK JP", "BIZ UDPGothic", "Yu Gothic Medium", Meiryo, system-ui, sans-serif';

/** The same as custom properties, for the style sheet of a plain page. */
export function paletteCss(): string {
  const colours = Object.entries(palette).map(
    ([name, [light, dark]]) => `  --${name}: light-dark(${light}, ${dark});`,
  );
  return `:root {\n  color-scheme: light dark;\n${colours.join("\n")}\n  --font: ${fontStack};\n}\n`;
}

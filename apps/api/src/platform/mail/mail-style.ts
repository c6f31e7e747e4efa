import { type Html, trustedHtml } from "../html-page/html.ts";
import { type Colour, fontStack, palette } from "../html-page/palette.ts";

type Look = { readonly css: string; readonly ink?: Colour; readonly fill?: Colour; readonly border?: Colour };

/** What each part of a mail looks like; its three colours stand apart, because each has a dark value. */
const looks = {
  page: { css: "margin:0;padding:0;-webkit-text-size-adjust:100%", fill: "bg", ink: "ink" },
  preview: { css: "display:none;max-height:0;overflow:hidden;opacity:0" },
  column: {
    css: `max-width:560px;margin:0 auto;padding:32px 16px 40px;font-family:${fontStack.replaceAll('"', "'")}`,
  },
  logo: { css: "margin:0 0 20px;padding:0 4px" },
  logoLink: { css: "font-size:20px;font-weight:700;text-decoration:none;letter-spacing:0", ink: "ink" },
  tile: {
    css: "display:inline-block;box-sizing:border-box;width:28px;height:28px;margin-right:10px;padding-top:8px;border-radius:8px;vertical-align:-7px;font-size:0;line-height:0",
    fill: "primary",
  },
  bar: { css: "display:block;width:12px;height:2px;margin:0 auto", fill: "on-primary" },
  cord: { css: "display:block;width:2px;height:4px;margin:0 auto", fill: "on-primary" },
  lamp: { css: "display:block;width:8px;height:8px;margin:0 auto;border-radius:8px", fill: "lamp" },
  card: {
    css: "padding:32px 28px;border:1px solid;border-radius:16px;word-break:keep-all",
    fill: "surface",
    border: "line",
  },
  heading: {
    css: "margin:0 0 16px;font-size:22px;line-height:1.4;font-weight:700;overflow-wrap:anywhere",
    ink: "ink",
  },
  paragraph: { css: "margin:0 0 12px;font-size:16px;line-height:1.7;overflow-wrap:anywhere", ink: "ink" },
  codeBox: { css: "margin:24px 0;padding:20px 12px;border-radius:10px;text-align:center", fill: "sunken" },
  codeLabel: { css: "margin:0 0 4px;font-size:14px;line-height:1.6", ink: "ink-2" },
  code: {
    css: "margin:0;padding-left:.24em;font-size:36px;line-height:1.3;font-weight:700;letter-spacing:.24em;font-variant-numeric:tabular-nums;white-space:nowrap",
    ink: "ink",
  },
  facts: { css: "margin:20px 0;padding:10px 18px;border-radius:10px", fill: "sunken" },
  factRows: { css: "width:100%;border-collapse:collapse" },
  term: {
    css: "width:33%;padding:7px 12px 7px 0;font-size:14px;line-height:1.6;font-weight:400;text-align:left;vertical-align:baseline",
    ink: "ink-2",
  },
  fact: {
    css: "padding:7px 0;font-size:16px;line-height:1.6;font-weight:700;vertical-align:baseline;word-break:normal;overflow-wrap:anywhere",
    ink: "ink",
  },
  quoteLabel: { css: "margin:24px 0 4px;font-size:14px;line-height:1.6", ink: "ink-2" },
  quote: {
    css: "margin:0 0 4px;padding:2px 0 2px 16px;border-left:3px solid;font-size:16px;line-height:1.7;word-break:normal;overflow-wrap:anywhere;white-space:pre-wrap",
    ink: "ink",
    border: "line",
  },
  subheading: { css: "margin:24px 0 6px;font-size:16px;line-height:1.5;font-weight:700", ink: "ink" },
  advice: { css: "margin:0 0 8px;font-size:15px;line-height:1.7;overflow-wrap:anywhere", ink: "ink" },
  buttonRow: { css: "margin:24px 0 16px" },
  button: {
    css: "display:inline-block;padding:14px 28px;border-radius:10px;font-size:16px;line-height:1.3;font-weight:700;text-decoration:none",
    fill: "primary",
    ink: "on-primary",
  },
  quietButton: {
    css: "display:inline-block;padding:13px 27px;border:1px solid;border-radius:10px;font-size:16px;line-height:1.3;font-weight:700;text-decoration:none",
    fill: "surface",
    ink: "primary-ink",
    border: "control",
  },
  notes: { css: "margin-top:20px;padding-top:16px;border-top:1px solid", border: "line" },
  note: { css: "margin:0 0 10px;font-size:14px;line-height:1.7;overflow-wrap:anywhere", ink: "ink-2" },
  link: { css: "text-decoration:underline;overflow-wrap:anywhere", ink: "primary" },
  footer: { css: "padding:24px 4px 0;word-break:keep-all" },
  fine: { css: "margin:0 0 8px;font-size:13px;line-height:1.7;overflow-wrap:anywhere", ink: "ink-3" },
} as const satisfies Record<string, Look>;

export type Part = keyof typeof looks;

/** The attributes of an element: its style in light colours, and the class by which the dark ones find it. */
export function style(part: Part): Html {
  const look: Look = looks[part];
  return trustedHtml(`class="${part}" style="${[look.css, ...colours(look, 0)].join(";")}"`);
}

/** One style sheet for programs that know dark mode; it has to outdo the inline styles. */
export function darkCss(): string {
  const rules = Object.entries(looks).map(([part, look]) => {
    const declarations = colours(look, 1).map((declaration) => `${declaration}!important`);
    return declarations.length > 0 ? `.${part}{${declarations.join(";")}}` : "";
  });
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join("")}}`;
}

function colours({ ink, fill, border }: Look, theme: 0 | 1): string[] {
  return [
    ink && `color:${palette[ink][theme]}`,
    fill && `background-color:${palette[fill][theme]}`,
    border && `border-color:${palette[border][theme]}`,
  ].filter((declaration) => declaration !== undefined);
}

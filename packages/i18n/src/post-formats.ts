import type { Locale } from "@tomoru/contract/fields";
import type { Platform } from "@tomoru/contract/platforms";

/** The kinds of posts that companies tick, in the same order in each language: what was ticked in one is known in the other. */
export const postFormats: Readonly<Record<Platform, Readonly<Record<Locale, readonly string[]>>>> = {
  instagram: {
    ja: ["リール", "フィード投稿", "ストーリーズ", "ライブ"],
    en: ["Reel", "Feed post", "Story", "Live"],
  },
  tiktok: { ja: ["動画", "写真"], en: ["Video", "Photo"] },
  youtube: { ja: ["動画", "ショート", "ライブ"], en: ["Video", "Short", "Live"] },
};

export const postTimes = {
  ja: (count: number) => `${count}本`,
  en: (count: number) => `${count}`,
} as const satisfies Record<Locale, (count: number) => string>;

/** `kind`: its place in the platform's list; `count`: null if none was written. */
type Ticked = { kind: number; count: number | null };

function tickedIn(text: string, platform: Platform): Ticked | undefined {
  const { name = "", count } = /^(?<name>.+?)(?: (?<count>[1-9]|10)本?)?$/u.exec(text)?.groups ?? {};
  const kind = Object.values(postFormats[platform])
    .map((names) => names.indexOf(name))
    .find((place) => place >= 0);
  return kind === undefined ? undefined : { kind, count: count === undefined ? null : Number(count) };
}

/** The platform's kinds among these texts, in either language: each once, in the order of the form. */
export function postFormatsIn(
  texts: readonly string[],
  platform: Platform,
): { kind: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const text of texts) {
    const ticked = tickedIn(text, platform);
    if (ticked && !counts.has(ticked.kind)) counts.set(ticked.kind, ticked.count ?? 1);
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((one, other) => one.kind - other.kind);
}

type Reader = { platform: Platform; locale: Locale };

/** A ticked text in the reader's language; other texts stay as they are. */
export function postFormatText(text: string, { platform, locale }: Reader): string {
  const ticked = tickedIn(text, platform);
  if (!ticked) return text;
  const { kind, count } = ticked;
  const name = postFormats[platform][locale][kind] ?? text;
  return count === null ? name : `${name} ${postTimes[locale](count)}`;
}

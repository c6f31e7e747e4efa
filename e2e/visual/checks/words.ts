import type { Locale } from "@tomoru/contract/fields";
import type { Snapshot, Text } from "../snapshot.ts";

/** Names and signs that are the same in Japanese; the plans and the brands of cards among them. */
const latinInJapanese =
  /^(Tomoru|Instagram|TikTok|YouTube|Google|English|SNS|CSV|PR|DM|ID|URL|https|PDF|Enter|Chrome|Edge|Safari|Firefox|JavaScript|Cookie|SHA|name|example|com|Free|Standard|Professional|Stripe|Visa|Mastercard|JCB|American|Express)$/;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Each language is offered by its own name. */
const languageName = "日本語";

/** A key, a placeholder, an object, undefined. */
const traces =
  /\b(undefined|null|NaN|Infinity|Invalid Date)\b|\[object |\{\{|\$\{|\b[a-z]+\.[a-z]+[A-Z]\w*\b/;

type Read = { snapshot: Snapshot; locale: Locale; given: readonly string[] };

/** User content may be in any language. */
export function foreignWords({ snapshot, locale, given }: Read): string[] {
  return snapshot.texts.flatMap(({ text, lang, where }) => {
    const own = without(text, given);
    const spoken = lang === "" ? locale : lang;
    if (spoken === "en")
      return kana.test(own.replace(languageName, "")) ? [`${where} is in Japanese: ${own}`] : [];
    const latin = (own.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !latinInJapanese.test(word));
    return latin.length > 0 ? [`${where} is in English: ${latin.join(" ")}`] : [];
  });
}

export function programmersTraces({ snapshot, given }: Read): string[] {
  return snapshot.texts
    .map(strip(given))
    .flatMap(({ text, where }) => (traces.test(text) ? [`${where}: ${text}`] : []));
}

function strip(given: readonly string[]): (text: Text) => Text {
  return (said) => ({ ...said, text: without(said.text, given) });
}

/** Longest first: a short value may be a part of a long one. */
function without(text: string, given: readonly string[]): string {
  return given.reduce((rest, value) => rest.replaceAll(value, " "), text);
}

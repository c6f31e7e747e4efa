import { defaultLocale, type Locale, locales } from "@tomoru/contract/fields";

/** Browsers send few different ones; of what else is sent little is remembered. */
const known = new Map<string, Locale>();
const most = { known: 1000, length: 200 };

/** The first of our languages that Accept-Language names with the highest weight; Japanese when it names none. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (acceptLanguage === undefined) return defaultLocale;
  const locale = known.get(acceptLanguage) ?? parse(acceptLanguage);
  if (known.size < most.known && acceptLanguage.length <= most.length) known.set(acceptLanguage, locale);
  return locale;
}

/** The language that this browser chose last, from its `Cookie`; never its own preference (docs/product/interface.md). */
export function chosenLocale(cookies: string | undefined): Locale {
  const [, chosen] = /(?:^|;\s*)locale=(\w+)/.exec(cookies ?? "") ?? [];
  return locales.find((locale) => locale === chosen) ?? defaultLocale;
}

function parse(acceptLanguage: string): Locale {
  const wanted = acceptLanguage
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0] ?? "", q: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { language } of wanted) {
    const ours = locales.find((locale) => locale === language);
    if (ours) return ours;
  }
  return defaultLocale;
}

import { defaultLocale, type Locale, locales } from "@tomoru/contract/fields";

/** The first of our languages that Accept-Language names with the highest weight; Japanese when it names none. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", ...parameters] = entry.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0] ?? "", q: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter(({ q }) => q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { language } of wanted) {
    const known = locales.find((locale) => locale === language);
    if (known) return known;
  }
  return defaultLocale;
}

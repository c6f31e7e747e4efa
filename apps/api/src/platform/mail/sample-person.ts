import type { Locale } from "@tomoru/contract/fields";

/** The person in made-up mails. */
export const samplePerson = {
  ja: { fullName: "山田 花子" },
  en: { fullName: "Hanako Yamada" },
} as const satisfies Record<Locale, unknown>;

export const sampleEmail = "hanako@example.jp";

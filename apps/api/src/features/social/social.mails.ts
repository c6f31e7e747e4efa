import type { Platform } from "@tomoru/contract/platforms";
import { socialMails as en } from "@tomoru/i18n/en/mails/social";
import { socialMails as ja } from "@tomoru/i18n/ja/mails/social";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const socialNeedsRelink: MailKind<{ readonly fullName: string; readonly platform: Platform }> = {
  when: "a platform takes the tokens of a link no longer; once",
  to: "the creator",
  words: { ja: ja.socialNeedsRelink, en: en.socialNeedsRelink },
  links: () => ({ action: "/settings#social" }),
  sample: (locale) => ({ ...samplePerson[locale], platform: "instagram" }),
};

/** Sent whatever the settings: without it nobody would notice. */
export const socialMails = { socialNeedsRelink };

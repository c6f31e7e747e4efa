import { accountMails as en } from "@tomoru/i18n/en/mails/accounts";
import { accountMails as ja } from "@tomoru/i18n/ja/mails/accounts";
import type { MailKind } from "../../platform/mail/mail-kind.ts";
import { samplePerson } from "../../platform/mail/sample-person.ts";

const bankNames = { ja: "見本銀行", en: "Sample Bank" };

const bankChanged: MailKind<{
  readonly fullName: string;
  readonly bankName: string;
  readonly lastDigits: string;
  /** UTC, ISO 8601. */
  readonly changedAt: string;
}> = {
  when: "the bank account is saved; of its number the last digits are shown",
  to: "the creator",
  words: { ja: ja.bankChanged, en: en.bankChanged },
  links: () => ({ action: "/forgot-password" }),
  sample: (locale) => ({
    ...samplePerson[locale],
    bankName: bankNames[locale],
    lastDigits: "678",
    changedAt: "2026-11-21T04:45:00.000Z",
  }),
};

/** Sent whatever the settings. */
export const bankMails = { bankChanged };

import type { Locale } from "@tomoru/contract/fields";
import { accountMails as enAccount } from "@tomoru/i18n/en/mails/accounts";
import * as en from "@tomoru/i18n/en/mails/mails";
import { membershipMails as enMembership } from "@tomoru/i18n/en/mails/membership";
import { paymentMails as enPayment } from "@tomoru/i18n/en/mails/payments";
import { supportMails as enSupport } from "@tomoru/i18n/en/mails/support";
import { accountMails as jaAccount } from "@tomoru/i18n/ja/mails/accounts";
import * as ja from "@tomoru/i18n/ja/mails/mails";
import { membershipMails as jaMembership } from "@tomoru/i18n/ja/mails/membership";
import { paymentMails as jaPayment } from "@tomoru/i18n/ja/mails/payments";
import { supportMails as jaSupport } from "@tomoru/i18n/ja/mails/support";
import type { MailContent, MailData, MailKind } from "./mail-content.ts";

type Support = { readonly supportEmail: string };
type Texts = { readonly [K in MailKind]: (data: MailData<K>, support: Support) => ja.MailText };

const texts: Record<Locale, Texts> = {
  ja: { ...ja.mails, ...jaAccount, ...jaMembership, ...jaPayment, ...jaSupport },
  en: { ...en.mails, ...enAccount, ...enMembership, ...enPayment, ...enSupport },
};

const frames = { ja: ja.mailFrame, en: en.mailFrame };

type Wanted<K extends MailKind> = Support & { readonly content: MailContent<K>; readonly locale: Locale };

/** All words of a mail: its own, and those around it. */
export function wordsOf<K extends MailKind>({ content, locale, supportEmail }: Wanted<K>) {
  return { text: texts[locale][content.kind](content.data, { supportEmail }), frame: frames[locale] };
}

import { accountMails as enAccount } from "@tomoru/i18n/en/mails/accounts";
import { companyMails as enCompany } from "@tomoru/i18n/en/mails/companies";
import { mails as en } from "@tomoru/i18n/en/mails/mails";
import { accountMails as jaAccount } from "@tomoru/i18n/ja/mails/accounts";
import { companyMails as jaCompany } from "@tomoru/i18n/ja/mails/companies";
import { mails as ja } from "@tomoru/i18n/ja/mails/mails";
import { withHome } from "../platform/mail/mail-home.ts";
import type { MailKind } from "../platform/mail/mail-kind.ts";
import { samplePerson } from "../platform/mail/sample-person.ts";

type Code = { readonly code: string; readonly minutes: number };
type Person = { readonly fullName: string };
/** UTC, ISO 8601. */
type Moment = { readonly changedAt: string };

const sampleCode = () => ({ code: "482915", minutes: 10 });
const changedAt = "2026-11-21T04:45:00.000Z";

const signUpCode: MailKind<Code> = {
  when: "a code to sign up is asked for",
  to: "the address entered",
  words: { ja: ja.signUpCode, en: en.signUpCode },
  sample: sampleCode,
};

const passwordResetCode: MailKind<Code> = {
  when: "a code to reset a password is asked for",
  to: "the account's address",
  words: { ja: jaAccount.passwordResetCode, en: enAccount.passwordResetCode },
  sample: sampleCode,
};

const emailUpdateCode: MailKind<Code> = {
  when: "a code to change the e-mail is asked for",
  to: "the new address",
  words: { ja: jaAccount.emailUpdateCode, en: enAccount.emailUpdateCode },
  sample: sampleCode,
};

const passwordChanged: MailKind<Person & Moment> = {
  when: "a password is reset or changed",
  to: "the account's address",
  words: { ja: jaAccount.passwordChanged, en: enAccount.passwordChanged },
  links: () => ({ action: "/forgot-password" }),
  sample: (locale) => ({ ...samplePerson[locale], changedAt }),
};

const emailChanged: MailKind<Person & Moment & { readonly newEmailMasked: string }> = {
  when: "the e-mail is changed; the new one is partly hidden",
  to: "the old address",
  words: { ja: jaAccount.emailChanged, en: enAccount.emailChanged },
  sample: (locale) => ({ ...samplePerson[locale], changedAt, newEmailMasked: "h•••@example.com" }),
};

const tooManyCodeFailures: MailKind<Person> = {
  when: "codes of an account fail 100 times in a row",
  to: "the account's address",
  words: { ja: jaAccount.tooManyCodeFailures, en: enAccount.tooManyCodeFailures },
  sample: (locale) => samplePerson[locale],
};

const companySignUpCode: MailKind<Code> = {
  when: "a code to register a company is asked for",
  to: "the address entered",
  words: { ja: jaCompany.companySignUpCode, en: enCompany.companySignUpCode },
  sample: sampleCode,
};

const companyPasswordResetCode: MailKind<Code> = {
  ...passwordResetCode,
  when: "a member of a company asks for a code to reset a password",
};

const companyPasswordChanged: MailKind<Person & Moment> = {
  ...passwordChanged,
  when: "a member's password is reset or changed",
  links: () => ({ action: "/company/forgot-password" }),
};

const companyEmailLink: MailKind<Person & { readonly token: string; readonly hours: number }> = {
  when: "a member asks for another e-mail",
  to: "the new address",
  words: { ja: jaCompany.companyEmailLink, en: enCompany.companyEmailLink },
  links: ({ token }) => ({ action: `/company/email/confirm?token=${token}` }),
  sample: (locale) => ({ ...samplePerson[locale], token: "eNq1d2Vf", hours: 24 }),
};

const companyEmailChanged: typeof emailChanged = {
  ...emailChanged,
  when: "a member's e-mail is changed; the new one is partly hidden",
};

/** A code is valid for ten minutes, and its mail is retried for as long. */
export const codeMails = {
  signUpCode,
  passwordResetCode,
  emailUpdateCode,
  ...withHome("/company", { companySignUpCode, companyPasswordResetCode }),
};

/** The notices are sent whatever the settings. They say what happened, when, and what to do if it was somebody else. */
export const accountsMails = {
  ...codeMails,
  passwordChanged,
  emailChanged,
  tooManyCodeFailures,
  ...withHome("/company", { companyPasswordChanged, companyEmailLink, companyEmailChanged }),
};

import { account } from "./en/account.ts";
import { auth } from "./en/auth.ts";
import { bank } from "./en/bank.ts";
import { codes } from "./en/codes.ts";
import { common } from "./en/common.ts";
import { emailChange } from "./en/email-change.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { legal } from "./en/legal.ts";
import { membership } from "./en/membership.ts";
import { offers } from "./en/offers.ts";
import { passwords } from "./en/passwords.ts";
import { payments } from "./en/payments.ts";
import { settings } from "./en/settings.ts";
import { shell } from "./en/shell.ts";
import { social } from "./en/social.ts";
import type { Words } from "./ja.ts";

export const words: Words = {
  account,
  auth,
  bank,
  codes,
  common,
  emailChange,
  forms,
  home,
  legal,
  membership,
  offers,
  passwords,
  payments,
  settings,
  shell,
  social,
};

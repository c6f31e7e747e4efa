import { account } from "./ja/account.ts";
import { auth } from "./ja/auth.ts";
import { bank } from "./ja/bank.ts";
import { codes } from "./ja/codes.ts";
import { common } from "./ja/common.ts";
import { emailChange } from "./ja/email-change.ts";
import { forms } from "./ja/forms.ts";
import { home } from "./ja/home.ts";
import { legal } from "./ja/legal.ts";
import { membership } from "./ja/membership.ts";
import { offers } from "./ja/offers.ts";
import { passwords } from "./ja/passwords.ts";
import { payments } from "./ja/payments.ts";
import { settings } from "./ja/settings.ts";
import { shell } from "./ja/shell.ts";
import { social } from "./ja/social.ts";

/** The words of the creator's screens. Japanese is the source: its shape is what English must have. */
export const words = {
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

export type Words = typeof words;

import { auth } from "./ja/auth.ts";
import { codes } from "./ja/codes.ts";
import { common } from "./ja/common.ts";
import { emailChange } from "./ja/email-change.ts";
import { forms } from "./ja/forms.ts";
import { home } from "./ja/home.ts";
import { membership } from "./ja/membership.ts";
import { offers } from "./ja/offers.ts";
import { passwords } from "./ja/passwords.ts";
import { settings } from "./ja/settings.ts";
import { shell } from "./ja/shell.ts";
import { social } from "./ja/social.ts";

/** The words of the creator's screens. Japanese is the source: its shape is what English must have. */
export const words = {
  auth,
  codes,
  common,
  emailChange,
  forms,
  home,
  membership,
  offers,
  passwords,
  settings,
  shell,
  social,
};

export type Words = typeof words;

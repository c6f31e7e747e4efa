import { auth } from "./ja/auth.ts";
import { codes } from "./ja/codes.ts";
import { common } from "./ja/common.ts";
import { forms } from "./ja/forms.ts";
import { home } from "./ja/home.ts";
import { offers } from "./ja/offers.ts";
import { shell } from "./ja/shell.ts";

/** The words of the creator's screens. Japanese is the source: its shape is what English must have. */
export const words = { auth, codes, common, forms, home, offers, shell };

export type Words = typeof words;

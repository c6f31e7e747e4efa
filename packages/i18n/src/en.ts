import { auth } from "./en/auth.ts";
import { codes } from "./en/codes.ts";
import { common } from "./en/common.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { offers } from "./en/offers.ts";
import { shell } from "./en/shell.ts";
import type { Words } from "./ja.ts";

export const words: Words = { auth, codes, common, forms, home, offers, shell };

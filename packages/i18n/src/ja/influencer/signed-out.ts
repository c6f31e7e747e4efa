import { auth } from "../accounts/auth.ts";
import { passwords } from "../accounts/passwords.ts";
import { codes } from "../common/codes.ts";
import { common } from "../common/common.ts";
import { forms } from "../common/forms.ts";
import { legal } from "../common/legal.ts";
import { shell } from "../common/shell.ts";
import { promises } from "./promises.ts";

/** Signed-out pages, and what every page has. */
export const signedOut = { auth, codes, common, forms, legal, passwords, promises, shell };

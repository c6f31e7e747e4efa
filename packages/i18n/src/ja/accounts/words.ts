import type { CommonWords } from "../common/words.ts";
import type { auth } from "./auth.ts";
import type { emailChange } from "./email-change.ts";
import type { passwords } from "./passwords.ts";

/** What every site with accounts says about them. */
export type AccountWords = CommonWords & {
  auth: typeof auth;
  passwords: typeof passwords;
  emailChange: typeof emailChange;
};

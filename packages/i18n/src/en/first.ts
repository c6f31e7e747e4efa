import type { Words } from "../ja.ts";
import { auth } from "./auth.ts";
import { codes } from "./codes.ts";
import { common } from "./common.ts";
import { forms } from "./forms.ts";
import { legal } from "./legal.ts";
import { passwords } from "./passwords.ts";
import { shell } from "./shell.ts";

/** The words of the pages that are open without a session, and of what every page has. */
export const first: Pick<Words, "auth" | "codes" | "common" | "forms" | "legal" | "passwords" | "shell"> = {
  auth,
  codes,
  common,
  forms,
  legal,
  passwords,
  shell,
};

import type { signedIn as japanese } from "../../ja/company/signed-in.ts";
import { emailChange } from "../accounts/email-change.ts";
import { home } from "./home.ts";

/** Signed-in pages. */
export const signedIn: typeof japanese = { emailChange, home };

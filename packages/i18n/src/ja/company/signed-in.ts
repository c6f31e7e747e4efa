import { emailChange } from "../accounts/email-change.ts";
import { home } from "./home.ts";

/** Signed-in pages. */
export const signedIn = { emailChange, home };

import { emailChange } from "../accounts/email-change.ts";
import { account } from "./account.ts";
import { bank } from "./bank.ts";
import { home } from "./home.ts";
import { membership } from "./membership.ts";
import { offers } from "./offers.ts";
import { payments } from "./payments.ts";
import { settings } from "./settings.ts";
import { social } from "./social.ts";

/** The words of the pages for which somebody has to be signed in. */
export const signedIn = { account, bank, emailChange, home, membership, offers, payments, settings, social };

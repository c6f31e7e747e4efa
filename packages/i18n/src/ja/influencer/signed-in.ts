import { account } from "./account.ts";
import { bank } from "./bank.ts";
import { campaigns } from "./campaigns.ts";
import { emailChange } from "./email-change.ts";
import { home } from "./home.ts";
import { membership } from "./membership.ts";
import { navigation } from "./navigation.ts";
import { offers } from "./offers.ts";
import { payments } from "./payments.ts";
import { settings } from "./settings.ts";
import { social } from "./social.ts";
import { tax } from "./tax.ts";

/** Signed-in pages. */
export const signedIn = {
  account,
  bank,
  campaigns,
  emailChange,
  home,
  membership,
  navigation,
  offers,
  payments,
  settings,
  social,
  tax,
};

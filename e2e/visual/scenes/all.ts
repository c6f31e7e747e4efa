import type { Scene } from "../scene.ts";
import { accountScenes } from "./account.ts";
import { authScenes } from "./auth.ts";
import { campaignScenes } from "./campaigns.ts";
import { companyScenes } from "./company/all.ts";
import { dealScenes } from "./deals.ts";
import { dealDecisionScenes } from "./decisions-of-deals.ts";
import { frameScenes } from "./frame.ts";
import { homeScenes } from "./home.ts";
import { membershipScenes } from "./membership.ts";
import { moneyScenes } from "./money.ts";
import { offerScenes } from "./offers.ts";
import { dealPaymentScenes } from "./payments-of-deals.ts";
import { settingsScenes } from "./settings.ts";
import { taxScenes } from "./tax.ts";

/** Every page in every state that it has, in the order of the contact sheet. */
export const scenes: readonly Scene[] = [
  ...homeScenes,
  ...offerScenes,
  ...campaignScenes,
  ...dealScenes,
  ...dealDecisionScenes,
  ...moneyScenes,
  ...taxScenes,
  ...dealPaymentScenes,
  ...settingsScenes,
  ...accountScenes,
  ...membershipScenes,
  ...authScenes,
  ...frameScenes,
  ...companyScenes,
];

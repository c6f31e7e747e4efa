import type { Scene } from "../../scene.ts";
import { companyAskingScenes } from "./asking.ts";
import { companyAuthScenes } from "./auth.ts";
import { companyBillingScenes } from "./billing.ts";
import { companyChargeScenes } from "./charges.ts";
import { companyDealScenes } from "./deals.ts";
import { companyHomeScenes } from "./home.ts";
import { companyListScenes } from "./lists.ts";
import { companyOpenScenes } from "./open.ts";
import { companySearchScenes } from "./search.ts";
import { companySettingsScenes } from "./settings.ts";

/** The companies' site, in the order of the contact sheet. */
export const companyScenes: readonly Scene[] = [
  ...companyHomeScenes,
  ...companySearchScenes,
  ...companyListScenes,
  ...companyAskingScenes,
  ...companyDealScenes,
  ...companyChargeScenes,
  ...companyBillingScenes,
  ...companySettingsScenes,
  ...companyAuthScenes,
  ...companyOpenScenes,
];

import type { Scene } from "../../scene.ts";
import { companyBillingScenes } from "./billing.ts";
import { companyDealScenes } from "./deals.ts";
import { companyOpenScenes } from "./open.ts";

/** The companies' site, in the order of the contact sheet. */
export const companyScenes: readonly Scene[] = [
  ...companyDealScenes,
  ...companyBillingScenes,
  ...companyOpenScenes,
];

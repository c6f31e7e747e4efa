import { paths } from "@tomoru/company/paths";
import { getSubscription } from "@tomoru/contract/company/billing";
import { listCards } from "@tomoru/contract/company/cards";
import { answer, held, refusal } from "../../answer.ts";
import type { Scene } from "../../scene.ts";

const plan: Scene = {
  name: "company-plan",
  site: "company",
  page: "plan",
  state: "loaded",
  path: paths.plan,
  signedIn: true,
};
const cards: Scene = {
  name: "company-cards",
  site: "company",
  page: "cards",
  state: "loaded",
  path: paths.cards,
  signedIn: true,
};

export const companyBillingScenes: readonly Scene[] = [
  plan,
  { ...plan, name: "company-plan-loading", state: "loading", answers: [held(getSubscription)] },
  { ...plan, name: "company-plan-error", state: "error", answers: [refusal(getSubscription, 5000)] },

  cards,
  { ...cards, name: "company-cards-empty", state: "empty", answers: [answer(listCards, { docs: [] })] },
];

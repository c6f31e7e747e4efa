import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { OwnerId } from "../../platform/owner.ts";
import { ownOrigin } from "../../platform/social/platform-addresses.ts";
import { completeCard, openCardPage } from "../billing/cards/cards.usecases.ts";
import { changePlan } from "../billing/plan/plan-change.usecases.ts";
import { previewPlan } from "../billing/plan/plan-preview.usecases.ts";
import { demoCompany } from "./demo-company.data.ts";
import { endGrant, grantDemoPlan } from "./demo-company.repository.ts";

/** Sends a form to a page below `/dev`, and answers where it leads. */
export type EnterForm = (path: string, form: Record<string, string>) => Promise<string>;

type Paying = { readonly companyId: OwnerId<"company">; readonly enter?: EnterForm };

/**
 * Gives the demo's company what a real one has: a card, entered on the sandbox's page, and a Standard that is paid for, with its
 * invoice. Run once the server listens, since the sandbox is reached as the provider is. Whatever fails leaves the plan granted.
 */
export async function payForDemo(deps: Deps, { companyId, enter = enterHere(deps) }: Paying): Promise<void> {
  const { planId, card, locale } = demoCompany;
  const { url } = await openCardPage(deps, { companyId, returnTo: "/company/plan/cards", locale });
  const back = await enter(new URL(url).pathname, card);
  const sessionId = new URL(back).searchParams.get("session") ?? "";
  await completeCard(deps, { companyId, sessionId });
  // Nobody can buy a plan while one is granted, so the company is on Free until the charge.
  await endGrant(deps.db, companyId);
  try {
    const { prorationAt } = await previewPlan(deps, { companyId, planId });
    await changePlan(deps, { companyId, planId, prorationAt, keepMemberIds: undefined });
  } catch (error) {
    const from = deps.clock.now();
    await grantDemoPlan(deps.db, { companyId, planId, from, until: secondsAfter(from, 365 * 86_400) });
    throw error;
  }
}

function enterHere({ config }: Pick<Deps, "config">): EnterForm {
  return async (path, form) => {
    const address = `${ownOrigin(config)}${path}`;
    const body = new URLSearchParams(form);
    const answer = await fetch(address, { method: "POST", body, redirect: "manual" });
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`the sandbox's page answered ${answer.status}`);
    return location;
  };
}

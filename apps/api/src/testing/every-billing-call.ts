import * as billing from "@tomoru/contract/company/billing";
import * as cards from "@tomoru/contract/company/cards";
import * as invoices from "@tomoru/contract/company/invoices";
import * as operator from "@tomoru/contract/operator/billing";
import { passPage } from "./billing-app.ts";
import type { Caller } from "./call-maker.ts";
import { cardForm } from "./paying-customer.ts";
import type { StandInStripe } from "./stand-in-stripe.ts";

const headers = { "x-operator": "Ueda" };

type Buying = { readonly token: string; readonly companyId: string; readonly provider: StandInStripe };

/** A plan by hand, then one by card, with every call of plans, cards and invoices. */
export async function buyAPlan({ call }: Caller, { token, companyId, provider }: Buying): Promise<void> {
  const params = { companyId };
  const reason = "銀行振込のため";
  const given = { planId: "standard", until: "2030-12-31", reason } as const;
  await call(operator.grantPlan, { headers, params, body: given });
  await call(operator.grantPlan, { headers, params, body: { planId: "free", reason } });
  await call(billing.listPlans, {});
  await call(billing.getSeller, {});
  const first = await addCard({ call }, { token, number: "4242424242424242", provider });
  const second = await addCard({ call }, { token, number: "5555555555554444", provider });
  const id = "professional";
  const { prorationAt } = await call(billing.previewPlan, { token, params: { id } });
  await call(billing.changePlan, { token, params: { id }, body: { prorationAt } });
  await call(billing.payPlan, { token });
  await call(billing.getSubscription, { token });
  await call(cards.setDefaultCard, { token, params: { id: second } });
  await call(cards.removeCard, { token, params: { id: first } });
  await call(cards.listCards, { token });
  const { docs } = await call(invoices.listInvoices, { token });
  await call(invoices.getInvoice, { token, params: { id: docs[0]?.invoiceId ?? "" } });
  await call(operator.settleCompany, { headers, params });
}

type Adding = Pick<Buying, "token" | "provider"> & { readonly number: string };

async function addCard({ call }: Pick<Caller, "call">, { token, number, provider }: Adding): Promise<string> {
  const { url } = await call(cards.openCardPage, { token, body: { returnTo: "/company/plan/cards" } });
  const back = await passPage(provider, url, cardForm(number));
  const sessionId = new URL(back).searchParams.get("session") ?? "";
  return (await call(cards.completeCard, { token, body: { sessionId } })).cardId;
}

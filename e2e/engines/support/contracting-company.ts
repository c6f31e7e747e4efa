import { login } from "@tomoru/contract/company/accounts";
import { completeCard, openCardPage } from "@tomoru/contract/company/cards";
import { updateCompanyInfo } from "@tomoru/contract/company/companies";
import { setCompanyVerification } from "@tomoru/contract/operator/companies";
import { aFullCompany } from "@tomoru/contract/testing/company.builder";
import { asOperator, companyIdOf } from "../../support/operator.ts";
import { server } from "../../support/settings.ts";
import type { Person } from "../../support/sign-up.ts";
import { call } from "./people.ts";

/** Gives a company that has signed up what a contract needs: its data, the operator's word, a card. */
export async function settleCompany({ email, password }: Person, name: string): Promise<void> {
  const { accessToken: token } = await call<{ accessToken: string }>(login, {
    body: { username: email, password },
  });
  const { website, postalCode, prefecture, address, phone, representative } = aFullCompany();
  const info = { website, postalCode, prefecture, address, phone, representative };
  await call(updateCompanyInfo, { token, body: info });
  await asOperator({
    endpoint: setCompanyVerification,
    params: { companyId: await companyIdOf(name) },
    body: { status: "verified", evidence: "Seen in the register." },
  });
  const { url } = await call<{ url: string }>(openCardPage, {
    token,
    body: { returnTo: "/company/plan/cards" },
  });
  const card = { number: "4242424242424242", month: "12", year: "2040", cvc: "123", holder: "RISA MINAGAWA" };
  const paid = await fetch(server.url + new URL(url).pathname, {
    method: "POST",
    body: new URLSearchParams(card),
    redirect: "manual",
  });
  const sessionId = new URL(paid.headers.get("location") ?? "").searchParams.get("session");
  await call(completeCard, { token, body: { sessionId } });
}

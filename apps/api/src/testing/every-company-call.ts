import * as accounts from "@tomoru/contract/company/accounts";
import * as campaigns from "@tomoru/contract/company/campaigns";
import * as companies from "@tomoru/contract/company/companies";
import { sendCompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { getCompanyHome } from "@tomoru/contract/company/home";
import * as members from "@tomoru/contract/company/members";
import * as session from "@tomoru/contract/company/session";
import * as open from "@tomoru/contract/influencer/campaigns";
import * as operator from "@tomoru/contract/operator/companies";
import * as notices from "@tomoru/contract/operator/company-notices";
import { aNewCampaign } from "@tomoru/contract/testing/campaign.builder";
import { type SignedInCreator, seedAskable } from "../features/consultations/consultations.testing.ts";
import { runEchoes } from "../features/deals/acting/echoes.usecases.ts";
import type { Caller } from "./call-maker.ts";
import { buyAPlan } from "./every-billing-call.ts";
import { dealWith } from "./every-deal-call.ts";
import { deliverTo } from "./every-delivery-call.ts";
import { writeToEachOther } from "./every-message-call.ts";
import { payForDeals } from "./every-money-call.ts";
import { findCreators } from "./every-search-call.ts";
import { seedCompany } from "./seed.ts";
import type { StandInStripe } from "./stand-in-stripe.ts";
import type { TestApp } from "./test-app.ts";

const passwords = { first: "Minato-Kohi7", second: "Minato-Cha8", third: "Minato-Mizu9" };
const headers = { "x-operator": "Ueda" };

/** From the sign-up to the deletion, with every call of a company and of the operator's about companies, but the stream. */
export async function liveAsACompany(
  { app, provider }: { app: TestApp; provider: StandInStripe },
  by: Caller,
): Promise<void> {
  const email = "ichiro@example.jp";
  const { token, companyId } = await signUp(by, email);
  await buyAPlan(by, { token, companyId, provider });
  await payForDeals(by, { app, token, companyId });
  await lookAround(by, token);
  await findCreators({ app }, by, token);
  await dealWith({ app }, by, { token, companyId });
  await deliverTo({ app }, by, { token, companyId });
  const colleague = await invite({ app }, by, token);
  await lookAfterCompanies(by, { companyId, memberId: colleague.memberId });
  await publish({ app }, by, token, await seedAskable(app, 2));
  await handOver(by, { token, memberId: colleague.memberId });
  await changeSecrets(by, colleague.email);
  await close({ app }, by);
}

async function signUp(
  { call, codeTo }: Caller,
  email: string,
): Promise<{ token: string; companyId: string }> {
  await call(accounts.verifySignUpEmail, { body: { email, locale: "ja" } });
  const otp = await codeTo(email);
  const person = { fullName: "佐藤 一郎", email, password: passwords.first, isTermsAccepted: true };
  const entries = { companyName: "みなと珈琲", kind: "corporate", ...person, otp } as const;
  const pair = await call(accounts.register, { body: entries });
  await call(session.refreshToken, { body: { refreshToken: pair.refreshToken } });
  const { accessToken: token } = await call(accounts.login, {
    body: { username: email, password: passwords.first },
  });
  const { company } = await call(companies.getCompanyProfile, { token });
  return { token, companyId: company.companyId };
}

async function lookAround({ call }: Caller, token: string): Promise<void> {
  await call(companies.updateCompanyProfile, {
    token,
    body: { fullName: "佐藤 次郎", locale: "en", isNotifyAnswers: false },
  });
  await call(companies.updateCompanyInfo, { token, body: { invoiceNumber: "T7000012050002" } });
  const inquiry = { topic: "consulting", subject: "相談", message: "来月のご相談です。" } as const;
  await call(sendCompanyInquiry, { token, body: inquiry, headers: { "idempotency-key": "one" } });
}

async function publish(
  { app }: { app: TestApp },
  { call }: Caller,
  token: string,
  creators: readonly SignedInCreator[],
): Promise<void> {
  const { campaignId: id } = await call(campaigns.createCampaign, { token, body: aNewCampaign() });
  const params = { id };
  const body = aNewCampaign({ minFollowers: null, capacity: 1 });
  await call(campaigns.updateCampaign, { token, params, body });
  await call(campaigns.moveCampaign, { token, params, body: { status: "publish" } });
  const ids: string[] = [];
  for (const creator of creators) {
    const by = { token: creator.token, params };
    for (const query of [{}, { group: "fitting", sort: "fee", platform: "instagram" }] as const)
      await call(open.findCampaigns, { token: creator.token, query });
    await call(open.getOpenCampaign, by);
    const body = { message: "撮れます。", wishFeeYen: 600_000 };
    ids.push((await call(open.applyToCampaign, { ...by, body })).applicationId);
  }
  for (const query of [{}, { sort: "fee", state: "applied", limit: "1" }] as const)
    await call(campaigns.listApplications, { token, params, query });
  const [first = { id: "" }, second = { id: "" }] = ids.map((applied) => ({ id: applied }));
  for (const status of ["notSelected", "applied", "selected"] as const)
    await call(campaigns.decideApplication, { token, params: first, body: { status } });
  await runEchoes(app.deps, []);
  await writeToEachOther({ call }, { token, creatorToken: creators[0]?.token ?? "", id: first.id });
  const [, other] = creators;
  await call(open.listOwnApplications, { token: other?.token ?? "", query: { limit: "1" } });
  await call(open.withdrawApplication, {
    token: other?.token ?? "",
    params: second,
    body: { status: "withdraw" },
  });
  await call(campaigns.listCampaigns, { token, query: { limit: "1", state: "open" } });
  await call(campaigns.getCampaign, { token, params });
  await call(getCompanyHome, { token });
  for (const status of ["close", "finish"] as const)
    await call(campaigns.moveCampaign, { token, params, body: { status } });
}

async function invite({ app }: { app: TestApp }, { call, linkTo }: Caller, token: string) {
  const email = "aya@example.jp";
  const other = "mori@example.jp";
  for (const invited of [email, other]) {
    await call(members.sendInvitation, { token, body: { email: invited } });
  }
  app.clock.advance(301);
  const { invitations } = await call(members.listMembers, { token });
  const idOf = (invited: string) => ({
    id: invitations.find((one) => one.email === invited)?.invitationId ?? "",
  });
  await linkTo(email);
  await call(members.updateInvitation, { token, params: idOf(email), body: { action: "resend" } });
  await call(members.updateInvitation, { token, params: idOf(other), body: { action: "cancel" } });
  const params = { token: await linkTo(email) };
  await call(members.readInvitation, { params });
  const person = { fullName: "高橋 彩", password: passwords.second, isTermsAccepted: true };
  await call(members.acceptInvitation, { params, body: person });
  const { docs } = await call(members.listMembers, { token });
  const memberId = docs.find(({ role }) => role === "member")?.memberId ?? "";
  for (const status of ["inactive", "active"] as const) {
    await call(members.updateMember, { token, params: { id: memberId }, body: { status } });
  }
  return { email, memberId };
}

async function lookAfterCompanies(
  { call }: Caller,
  { companyId, memberId }: { companyId: string; memberId: string },
): Promise<void> {
  const params = { companyId };
  const filters = {
    q: "みなと",
    status: "active",
    plan: "professional",
    verification: "unverified",
  } as const;
  await call(operator.listCompanies, { headers, query: filters });
  await call(operator.getCompany, { headers, params });
  for (const status of ["unverified", "verified"] as const) {
    const body = { status, evidence: "登記を確認" };
    await call(operator.setCompanyVerification, { headers, params, body });
  }
  for (const status of ["suspended", "active"] as const) {
    await call(operator.setCompanyStatus, { headers, params, body: { status, reason: "確認のため" } });
  }
  const { docs } = await call(operator.listCompanyInquiries, {
    headers,
    query: { topic: "consulting", due: "2030-12-31" },
  });
  const answered = { params: { id: docs[0]?.inquiryId ?? "" }, body: { state: "answered" } } as const;
  await call(operator.answerCompanyInquiry, { headers, ...answered });
  await call(notices.listCompanyNotices, { headers });
  await call(notices.seeCompanyNotice, { headers, body: { kind: "domain", companyIds: [companyId] } });
  await call(operator.setCompanyOwner, { headers, params, body: { memberId, reason: "退職のため" } });
}

/** The operator has made the colleague the owner. She hands the ownership back, and then it is handed over for good. */
async function handOver(
  { call }: Caller,
  { token, memberId }: { token: string; memberId: string },
): Promise<void> {
  const body = { role: "owner", password: passwords.second } as const;
  const signIn = { username: "aya@example.jp", password: passwords.second };
  const { accessToken } = await call(accounts.login, { body: signIn });
  const { member } = await call(companies.getCompanyProfile, { token });
  await call(members.updateMember, { token: accessToken, params: { id: member.memberId }, body });
  await call(members.updateMember, {
    token,
    params: { id: memberId },
    body: { ...body, password: passwords.first },
  });
  await call(members.leaveCompany, { token });
}

async function changeSecrets({ call, codeTo, linkTo }: Caller, email: string): Promise<void> {
  const signIn = async (username: string, password: string) =>
    (await call(accounts.login, { body: { username, password } })).accessToken;
  const token = await signIn(email, passwords.second);
  const change = { currentPassword: passwords.second, newPassword: passwords.third };
  const changed = await call(accounts.updatePassword, {
    token,
    body: { ...change, confirmPassword: passwords.third },
  });
  const newEmail = "aya@example.com";
  await call(accounts.requestEmailLink, {
    token: changed.accessToken,
    body: { newEmail, confirmEmail: newEmail },
  });
  await call(accounts.confirmEmail, { body: { token: await linkTo(newEmail) } });
  await call(accounts.requestPasswordCode, { body: { email: newEmail } });
  const otp = await codeTo(newEmail);
  const { otpId } = await call(accounts.verifyPasswordCode, { body: { email: newEmail, otp } });
  await call(accounts.resetPassword, { body: { otpId, password: passwords.first } });
  await call(session.logout, { token: await signIn(newEmail, passwords.first) });
}

/** Closes a company without deals: a contract would keep it open until its money is paid. */
async function close({ app }: { app: TestApp }, { call }: Caller): Promise<void> {
  const { token } = await seedCompany(app, { password: passwords.first });
  const body = { password: passwords.first, isConfirmed: true } as const;
  await call(companies.closeCompany, { token, body });
}

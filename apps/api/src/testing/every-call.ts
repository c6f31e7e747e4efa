import { pathOf } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { updateProfile } from "@tomoru/contract/influencer/account";
import {
  login,
  register,
  requestEmailUpdate,
  requestPasswordCode,
  resetPassword,
  updateEmail,
  updatePassword,
  verifyPasswordCode,
  verifySignUpEmail,
} from "@tomoru/contract/influencer/accounts";
import { listBanks, listBranches, updateBankInfo } from "@tomoru/contract/influencer/bank";
import { getCalendar, renewCalendar } from "@tomoru/contract/influencer/calendar";
import { previewClose } from "@tomoru/contract/influencer/close-preview";
import { setDiscovery } from "@tomoru/contract/influencer/discovery";
import {
  cancelMembership,
  closeAccount,
  sendInquiry,
  sendOpenInquiry,
  updatePlan,
} from "@tomoru/contract/influencer/membership";
import { getOfferDeal } from "@tomoru/contract/influencer/offer-deal";
import { decideOffer, getOffer, listOffers } from "@tomoru/contract/influencer/offers";
import { downloadPaidYear } from "@tomoru/contract/influencer/payments";
import { listCategories } from "@tomoru/contract/influencer/profile";
import { logout, refreshToken } from "@tomoru/contract/influencer/session";
import {
  completeOauth,
  getOauthLink,
  listSocialAccounts,
  removeSocial,
} from "@tomoru/contract/influencer/social";
import {
  answerInquiry,
  listInquiries,
  listWithdrawals,
  sendOffers,
  sendPayments,
  setInfluencerStatus,
} from "@tomoru/contract/operator/operator";
import { aBankAccount } from "@tomoru/contract/testing/bank.builder";
import { type Caller, callMaker } from "./call-maker.ts";
import { liveAsACompany } from "./every-company-call.ts";
import { payOut } from "./every-payout-call.ts";
import type { StandInPlatforms } from "./stand-in-platforms.ts";
import type { StandInStripe } from "./stand-in-stripe.ts";
import type { TestApp } from "./test-app.ts";

type World = {
  readonly app: TestApp;
  readonly platforms: StandInPlatforms;
  readonly provider: StandInStripe;
};

const passwords = { first: "Umi-no-Oto7", second: "Yama-no-Oto8", third: "Kaze-no-Oto9" };

/** A creator's life from the sign-up to the deletion, and then a company's, with every call of the contract but the streams. The names of what was called. */
export async function makeEveryCall(world: World): Promise<ReadonlySet<string>> {
  const by = callMaker(world);
  const email = "hanako@example.jp";
  const token = await signUp(by, email);
  await fillAccount(by, token);
  await link(world, by, token);
  await work(by, { token, email });
  await lookAround(by, token);
  const moved = "hanako@example.com";
  await changeSecrets(by, { token, moved });
  await leave(by, moved);
  await liveAsACompany(world, by);
  await payOut(world, by);
  return by.made;
}

async function signUp({ call, codeTo }: Caller, email: string): Promise<string> {
  await call(verifySignUpEmail, { body: { email } });
  const person = { fullName: "山田 花子", email, password: passwords.first };
  const { refreshToken: first } = await call(register, { body: { ...person, otp: await codeTo(email) } });
  return (await call(refreshToken, { body: { refreshToken: first } })).accessToken;
}

async function fillAccount({ call }: Caller, token: string): Promise<void> {
  const about = {
    dob: "2000-02-29",
    creatorName: "hanako",
    bio: "海と珈琲。",
    country: "JP",
    gender: "female",
  } as const;
  const rest = { category: ["travel", "beauty"], notification: true };
  await call(updateProfile, {
    token,
    body: { fullName: "山田 花子", email: "hanako@example.jp", ...about, ...rest },
  });
  await call(updateBankInfo, { token, body: aBankAccount() });
  await call(listBanks);
  await call(listBranches, { params: { code: "0001" } });
  await call(listCategories);
}

async function link({ app, platforms }: World, { call, made }: Caller, token: string): Promise<void> {
  const params = { platform: "tiktok" } as const;
  // Its answer has no envelope.
  const answer = await app.app.inject({
    url: `/api${pathOf(getOauthLink, params)}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { url } = answer.json<{ url: string }>();
  made.add(getOauthLink.name);
  await call(completeOauth, { token, params, query: await platforms.consent(url) });
  await call(listSocialAccounts, { token });
  for (const isDiscoverable of [false, true]) await call(setDiscovery, { token, body: { isDiscoverable } });
  await call(removeSocial, { token, params });
}

async function work({ call }: Caller, { token, email }: { token: string; email: string }): Promise<void> {
  const offer = { platform: "instagram", productName: "化粧水", influencerEmail: email } as const;
  const { offerIds } = await call(sendOffers, { body: { offers: [offer, offer] } });
  for (const [index, status] of (["approval", "reject"] as const).entries()) {
    const params = { id: offerIds[index] ?? "" };
    await call(getOffer, { token, params });
    await call(getOfferDeal, { token, params });
    await call(decideOffer, { token, params, body: { status } });
  }
  for (const status of [undefined, "pending", "approved", "rejected"] as const) {
    await call(listOffers, { token, query: { status } });
  }
  await call(listOffers, { token, query: { offset: "1" } });
  const payment = {
    date: "2026-11-25",
    description: "報酬",
    amount: 72_000,
    status: "Paid",
    reference: "t-1",
  } as const;
  await call(sendPayments, { body: { payments: [{ ...payment, influencerEmail: email }] } });
  await call(downloadPaidYear, { token, params: { year: "2026" } });
  await call(getCalendar, { token });
  await call(renewCalendar, { token });
}

/** All reads of a creator without parameters; a new call is included by itself. */
const plainReads = endpoints.filter(
  ({ method, access, params, events }) => method === "GET" && access === "influencer" && !params && !events,
);

async function lookAround({ call }: Caller, token: string): Promise<void> {
  for (const endpoint of plainReads) await call(endpoint, { token });
  const question = { subject: "質問", message: "いつ支払われますか。" };
  await call(sendInquiry, { token, body: question });
  await call(sendOpenInquiry, { body: { ...question, name: "山田 花子", email: "open@example.jp" } });
}

type Moving = { readonly token: string; readonly moved: string };

async function changeSecrets({ call, codeTo }: Caller, { token, moved }: Moving): Promise<void> {
  const change = { currentPassword: passwords.first, newPassword: passwords.second };
  const changed = await call(updatePassword, {
    token,
    body: { ...change, confirmPassword: passwords.second },
  });
  await call(requestEmailUpdate, { token: changed.accessToken, body: { newEmail: moved } });
  await call(updateEmail, { token: changed.accessToken, body: { otp: await codeTo(moved) } });
  await call(requestPasswordCode, { body: { email: moved } });
  const { otpId } = await call(verifyPasswordCode, { body: { email: moved, otp: await codeTo(moved) } });
  await call(resetPassword, { body: { otpId, password: passwords.third } });
  const signedIn = await call(login, { body: { username: moved, password: passwords.third } });
  await call(logout, { token: signedIn.accessToken });
}

async function leave({ call }: Caller, email: string): Promise<void> {
  const signIn = async () =>
    (await call(login, { body: { username: email, password: passwords.third } })).accessToken;
  const form = { reason: "others", description: "しばらくお休みします。" } as const;
  await call(cancelMembership, { token: await signIn(), body: form });
  await call(updatePlan, { token: await signIn(), params: { id: "creator" }, body: { status: "active" } });
  await call(listWithdrawals);
  const { docs } = await call(listInquiries, { query: { state: "open" } });
  const headers = { "x-operator": "Ueda" };
  for (const { id } of docs)
    await call(answerInquiry, { headers, params: { id }, body: { state: "answered" } });
  for (const status of ["suspended", "active"] as const) {
    await call(setInfluencerStatus, { params: { email }, body: { status, reason: "確認のため" } });
  }
  await call(previewClose, { token: await signIn() });
  await call(closeAccount, { token: await signIn() });
}

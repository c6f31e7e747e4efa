import type { PlanId } from "@tomoru/contract/company/plans";
import type { CompanyKind } from "@tomoru/contract/company/sign-up";
import type { Locale } from "@tomoru/contract/fields";
import type { NewOffer } from "@tomoru/contract/influencer/offers";
import type { NewPayment } from "@tomoru/contract/influencer/payments";
import type { Platform } from "@tomoru/contract/platforms";
import { aNewOffer } from "@tomoru/contract/testing/offer.builder";
import { aNewPayment } from "@tomoru/contract/testing/payment.builder";
import { type AccountKey, creatorsAccount } from "../accounts/account-key.rules.ts";
import { readAccessToken } from "../accounts/sessions/access-token.rules.ts";
import { startSession } from "../accounts/sessions/sessions.usecases.ts";
import { joinCompany, openAccount } from "../accounts/sign-up/sign-up.usecases.ts";
import { insertMember } from "../features/companies/members/members.repository.ts";
import { openCompany } from "../features/companies/profile/opening.usecases.ts";
import { type AddedOffer, addOffers, mintOfferId } from "../features/offers/offers.usecases.ts";
import { recordPayments } from "../features/payments/payments.usecases.ts";
import { openProfile } from "../features/profile/profile.usecases.ts";
import { addSandboxAccount } from "../features/social/social.usecases.ts";
import { secondsAfter } from "../platform/clock.ts";
import type { Trx } from "../platform/db/database.ts";
import type { Tables } from "../platform/db/schema.ts";
import type { Caller } from "../platform/http/route.ts";
import { japanDay } from "../platform/japan-time.ts";
import type { OwnerId } from "../platform/owner.ts";
import type { TestApp } from "./test-app.ts";

/** What seeding needs of a test app; anything with these dependencies will do. */
type Seeded = Pick<TestApp, "deps">;

export type SeededInfluencer = {
  readonly ownerId: OwnerId<"influencer">;
  readonly account: AccountKey<"influencer">;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  /** A signed-in session's tokens. */
  readonly token: string;
  readonly refreshToken: string;
};

type InfluencerSeed = {
  readonly email?: string;
  readonly fullName?: string;
  readonly password?: string;
  readonly locale?: Locale;
  readonly status?: Tables["accounts"]["status"];
  readonly creatorName?: string;
  readonly dob?: string;
  readonly isNotifyCampaign?: boolean;
  readonly platforms?: readonly Platform[];
  readonly categories?: readonly string[];
};

let seeded = 0;

/** Keyed by password: hashing it again for each seeded creator would prove nothing more. */
const hashes = new Map<string, string>();

async function hashOf({ deps }: Seeded, password: string): Promise<string> {
  const hash = hashes.get(password) ?? (await deps.passwords.hash(password));
  hashes.set(password, hash);
  return hash;
}

/** A creator who is signed in, under an e-mail that no other seeded one has. */
export async function seedInfluencer({ deps }: Seeded, seed: InfluencerSeed = {}): Promise<SeededInfluencer> {
  seeded += 1;
  const email = seed.email ?? `creator-${seeded}@example.jp`;
  const { fullName = "山田 花子", password = "Tomoru-Test-1", locale = "ja" } = seed;
  const passwordHash = await hashOf({ deps }, password);
  return deps.db.transaction().execute(async (trx) => {
    const person = { email, fullName, passwordHash, locale };
    const account = await openAccount(deps, { trx, actor: "influencer", open: openProfile, ...person });
    const { ownerId } = account;
    await fillAccount(trx, { ownerId, seed, now: deps.clock.now() });
    const { accessToken: token, refreshToken } = await startSession(deps, { trx, account });
    return { ownerId, account, email, fullName, password, token, refreshToken };
  });
}

export type SeededMember = {
  readonly account: AccountKey<"company">;
  readonly caller: Caller<"company">;
  readonly companyId: OwnerId<"company">;
  readonly memberId: string;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  readonly token: string;
  readonly refreshToken: string;
};

type MemberSeed = {
  readonly email?: string;
  readonly fullName?: string;
  readonly locale?: Locale;
  /** Hashed as a real one. Without a password nobody can sign in with one. */
  readonly password?: string;
};

type CompanySeed = MemberSeed & {
  readonly companyName?: string;
  readonly kind?: CompanyKind;
  readonly planId?: PlanId;
};

/** A company with its owner, who is signed in, on Free unless said otherwise. */
export async function seedCompany({ deps }: Seeded, seed: CompanySeed = {}): Promise<SeededMember> {
  const person = await personOf({ deps }, seed);
  const { companyName = "株式会社みなと珈琲", kind = "corporate", planId = "free" } = seed;
  return deps.db.transaction().execute(async (trx) => {
    const open = openCompany({ companyName, kind });
    const account = await openAccount(deps, { trx, actor: "company", open, ...person });
    await trx
      .updateTable("subscriptions")
      .set({ plan_id: planId, status: planId === "free" ? "none" : "active" })
      .where("company_id", "=", account.ownerId)
      .execute();
    return signedIn({ deps }, { trx, account, seed, person });
  });
}

/** One more of a company's people, who is signed in. */
export async function seedColleague(
  { deps }: Seeded,
  { companyId }: Pick<SeededMember, "companyId">,
  seed: MemberSeed = {},
): Promise<SeededMember> {
  const person = await personOf({ deps }, seed);
  return deps.db.transaction().execute(async (trx) => {
    const account = await joinCompany(deps, { trx, ownerId: companyId, ...person });
    await insertMember(trx, { companyId, memberId: account.accountId, now: deps.clock.now() });
    return signedIn({ deps }, { trx, account, seed, person });
  });
}

async function personOf(
  { deps }: Seeded,
  { email, fullName = "佐藤 一郎", locale = "ja", password }: MemberSeed,
) {
  seeded += 1;
  const passwordHash = password ? await hashOf({ deps }, password) : "not a hash: nobody signs in with it";
  return { email: email ?? `member-${seeded}@example.jp`, fullName, locale, passwordHash };
}

type SigningIn = {
  readonly trx: Trx;
  readonly account: AccountKey<"company">;
  readonly seed: MemberSeed;
  readonly person: { readonly email: string; readonly fullName: string };
};

async function signedIn({ deps }: Seeded, { trx, account, seed, person }: SigningIn): Promise<SeededMember> {
  const { accessToken: token, refreshToken } = await startSession(deps, { trx, account });
  const claims = readAccessToken(deps.hash, { actor: "company", token, now: deps.clock.now() });
  if (!claims) throw new Error("the seeded token does not read");
  const { email, fullName } = person;
  const caller = { ...account, sessionId: claims.sessionId };
  const ids = { companyId: account.ownerId, memberId: account.accountId };
  return { account, caller, ...ids, email, fullName, password: seed.password ?? "", token, refreshToken };
}

/** One more signed-in session of a creator; answers its access token. */
export async function seedSession(
  { deps }: Seeded,
  { ownerId }: Pick<SeededInfluencer, "ownerId">,
): Promise<string> {
  const pair = await deps.db
    .transaction()
    .execute((trx) => startSession(deps, { trx, account: creatorsAccount(ownerId) }));
  return pair.accessToken;
}

async function fillAccount(
  trx: Trx,
  { ownerId, seed, now }: { ownerId: OwnerId<"influencer">; seed: InfluencerSeed; now: Date },
): Promise<void> {
  await trx
    .updateTable("influencers")
    .set({
      creator_name: seed.creatorName ?? null,
      dob: seed.dob ?? null,
      is_notify_campaign: seed.isNotifyCampaign ?? true,
    })
    .where("id", "=", ownerId)
    .execute();
  await trx
    .updateTable("accounts")
    .set({ status: seed.status ?? "active" })
    .where("owner_id", "=", ownerId)
    .execute();
  for (const platform of seed.platforms ?? []) {
    const handle = `handle-${seeded}`;
    const account = { platform, handle, displayName: handle, followers: 1200, recentViews: [] };
    await addSandboxAccount(trx, { ownerId, account, now });
  }
  for (const id of seed.categories ?? []) {
    await trx
      .insertInto("influencer_categories")
      .values({ influencer_id: ownerId, category_id: id })
      .execute();
  }
}

type OfferSeed = Partial<NewOffer> & Partial<Pick<AddedOffer, "createdAt" | "decided">>;

/** `count` offers, a minute apart up to the clock's now, in the order in which they came: the last is the newest. */
export async function seedOffers(
  { deps }: Seeded,
  { ownerId }: Pick<SeededInfluencer, "ownerId">,
  count: number,
  { createdAt, decided, ...texts }: OfferSeed = {},
): Promise<AddedOffer[]> {
  const now = deps.clock.now();
  const offers = Array.from({ length: count }, (_, index) => ({
    ownerId,
    offerId: mintOfferId(deps),
    offer: aNewOffer(texts),
    createdAt: createdAt ?? secondsAfter(now, (index + 1 - count) * 60),
    ...(decided ? { decided } : {}),
  }));
  await deps.db.transaction().execute((trx) => addOffers(trx, offers));
  return offers;
}

/** A paid payment of today in Japan, unless said otherwise; answers its id. */
export async function seedPayment(
  { deps }: Seeded,
  { ownerId }: Pick<SeededInfluencer, "ownerId">,
  seed: Partial<NewPayment> = {},
): Promise<string> {
  const now = deps.clock.now();
  const payment = aNewPayment({ date: japanDay(now), reference: mintOfferId(deps), ...seed });
  const { ids } = await deps.db
    .transaction()
    .execute((trx) => recordPayments(trx, { payments: [{ ownerId, payment }], now }));
  return ids[0] ?? "";
}

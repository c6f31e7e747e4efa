import type { NewOffer, Platform } from "@tomoru/contract/offers";
import type { NewPayment } from "@tomoru/contract/payments";
import type { Insertable } from "kysely";
import { startSession } from "../features/auth/sessions.usecases.ts";
import { type AddedOffer, addOffers, mintOfferId } from "../features/offers/offers.usecases.ts";
import { recordPayments } from "../features/payments/payments.usecases.ts";
import { secondsAfter } from "../platform/clock.ts";
import type { Tables } from "../platform/db/schema.ts";
import { japanDay } from "../platform/japan-time.ts";
import { mintOwnerId, type OwnerId } from "../platform/owner.ts";
import { uuidAt } from "../platform/random.ts";
import type { TestApp } from "./test-app.ts";

/** What seeding needs of a test app; anything with these dependencies will do. */
type Seeded = Pick<TestApp, "deps">;

export type SeededInfluencer = {
  readonly ownerId: OwnerId;
  readonly email: string;
  readonly fullName: string;
  readonly password: string;
  /** A signed-in session's tokens. */
  readonly token: string;
  readonly refreshToken: string;
};

type InfluencerSeed = Partial<Insertable<Tables["influencers"]>> & {
  readonly email?: string;
  readonly full_name?: string;
  readonly password?: string;
  readonly platforms?: readonly Platform[];
  readonly categories?: readonly string[];
};

let seeded = 0;

/** A creator who is signed in. Columns can be given as they are called in the table; the e-mail is new each time. */
export async function seedInfluencer({ deps }: Seeded, seed: InfluencerSeed = {}): Promise<SeededInfluencer> {
  seeded += 1;
  const { password = "Tomoru-Test-1", platforms = [], categories = [], ...columns } = seed;
  const now = deps.clock.now();
  const ownerId = mintOwnerId(columns.id ?? uuidAt(now));
  const email = columns.email ?? `creator-${seeded}@example.jp`;
  const fullName = columns.full_name ?? "山田 花子";
  const passwordHash = await deps.passwords.hash(password);
  const tokens = await deps.db.transaction().execute(async (trx) => {
    await trx.insertInto("influencer_emails").values({ email, influencer_id: ownerId }).execute();
    await trx
      .insertInto("influencers")
      .values({
        status: "active",
        password_hash: passwordHash,
        created_at: now,
        ...columns,
        id: ownerId,
        email,
        full_name: fullName,
      })
      .execute();
    await trx.insertInto("offer_counts").values({ influencer_id: ownerId }).execute();
    for (const platform of platforms) {
      const account = { influencer_id: ownerId, platform, handle: `handle-${seeded}`, linked_at: now };
      await trx.insertInto("social_accounts").values(account).execute();
    }
    for (const category of categories) {
      const chosen = { influencer_id: ownerId, category_id: category };
      await trx.insertInto("influencer_categories").values(chosen).execute();
    }
    return startSession(deps, { trx, ownerId });
  });
  return { ownerId, email, fullName, password, token: tokens.accessToken, refreshToken: tokens.refreshToken };
}

const plainOffer: NewOffer = {
  platform: "instagram",
  productName: "うるおい化粧水「しずく」",
  productInfo: "無香料の化粧水です。",
  description: "1週間お使いいただき、感想をご紹介ください。",
  situation: "朝の洗面台。",
  month: "2026-12",
  period: { from: "2026-12-01", to: "2026-12-14" },
  estBudget: { minYen: 80_000, maxYen: 120_000 },
  productUrl: "https://example.jp/products/shizuku",
  tieUpexp: "不問",
  postFormat: ["フィード投稿", "ストーリーズ"],
};

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
    offer: { ...plainOffer, ...texts },
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
  const payment: NewPayment = {
    date: japanDay(now),
    description: "紹介投稿の報酬",
    amount: 50_000,
    status: "Paid",
    reference: mintOfferId(deps),
    ...seed,
  };
  const [id = ""] = await deps.db
    .transaction()
    .execute((trx) => recordPayments(trx, { payments: [{ ownerId, payment }], now }));
  return id;
}

import { updateProfile } from "@tomoru/contract/influencer/account";
import { register } from "@tomoru/contract/influencer/accounts";
import { getBankInfo, updateBankInfo } from "@tomoru/contract/influencer/bank";
import { cancelMembership, sendInquiry } from "@tomoru/contract/influencer/membership";
import { getOffer, NewOffer } from "@tomoru/contract/influencer/offers";
import { listPayments, NewPayment } from "@tomoru/contract/influencer/payments";
import { getProfile } from "@tomoru/contract/influencer/profile";
import {
  listInquiries,
  listWithdrawals,
  sendOffers,
  sendPayments,
  setInfluencerStatus,
} from "@tomoru/contract/operator/operator";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type output, parse, safeParse } from "zod/v4/core";
import { freshEmail, mailedCode } from "../../accounts/codes/mailed-code.testing.ts";
import { japanDay } from "../../platform/japan-time.ts";
import { seedSession } from "../seed.ts";
import { propertyOf } from "./fuzz-settings.ts";
import { type FuzzWorld, startFuzzWorld } from "./fuzz-world.ts";
import { fittingValues } from "./schema-values.ts";

/** What comes back is what the contract made of what went in (trimmed, NFKC where it says so), to the last code unit. */

let world: FuzzWorld;
let token: string;
beforeAll(async () => {
  world = await startFuzzWorld();
});
beforeEach(async () => {
  await world.restore();
  token = world.creator.token;
});
afterAll(() => world.api.close());

type Schema = Parameters<typeof fittingValues>[0];

async function forAllOf<S extends Schema>(
  schema: S,
  holds: (sent: unknown, kept: output<S>) => Promise<void>,
) {
  const property = fc.asyncProperty(fittingValues(schema), async (sent) => {
    await world.forgetLimits();
    // An optional key without a value does not travel.
    const travelled: unknown = JSON.parse(JSON.stringify(sent));
    const parsed = safeParse(schema, travelled);
    // Each part fits; that they fit each other, as the two ends of a period, is up to chance.
    fc.pre(parsed.success);
    if (parsed.success) await holds(travelled, parsed.data);
  });
  await fc.assert(property, propertyOf("stored"));
}

test("an account keeps what was sent, and nothing that was not asked for", async () => {
  await forAllOf(updateProfile.body, async (sent, kept) => {
    const before = (await world.api.call(getProfile, { token })).result;
    const { email, ...update } = sent as Record<string, unknown>;
    const smuggled = { status: "suspended", password_hash: "x", isAdmin: true, pendingOfferCount: 99 };
    const { status } = await world.api.call(updateProfile, { token, rawBody: { ...smuggled, ...update } });
    const { notification = before.isNotifyCampaign, email: _, ...rest } = kept;
    const after = (await world.api.call(getProfile, { token })).result;
    // An unknown category refuses the whole body.
    if (status !== 200) return expect(after).toEqual(before);
    expect(after).toEqual({
      ...before,
      ...rest,
      ...(kept.bio === "" && { bio: null }),
      category: expect.arrayContaining(kept.category ?? before.category),
      isNotifyCampaign: notification,
    });
  });
});

test("a bank account is given back as it was registered", async () => {
  await forAllOf(updateBankInfo.body, async (sent, kept) => {
    const { status } = await world.api.call(updateBankInfo, { token, rawBody: sent });
    expect(status).toBe(200);
    expect((await world.api.call(getBankInfo, { token })).result).toEqual(kept);
  });
});

test("an inquiry reaches the operator as it was written", async () => {
  await forAllOf(sendInquiry.body, async (sent, kept) => {
    const { inquiryId: id } = (await world.api.call(sendInquiry, { token, rawBody: sent })).result;
    const { docs } = (await world.api.call(listInquiries, { query: { limit: 50 } })).result;
    expect(docs.find((doc) => doc.id === id)).toMatchObject(kept);
  });
});

test("a reason to leave reaches the operator as it was written", async () => {
  await forAllOf(cancelMembership.body, async (sent, { reason, description }) => {
    // The call before took every session with it, and one may leave only once.
    await world.api.deps.db.deleteFrom("withdrawals").execute();
    token = await seedSession(world.api, world.creator);
    const { status } = await world.api.call(cancelMembership, { token, rawBody: sent });
    expect(status).toBe(200);
    const { docs } = (await world.api.call(listWithdrawals, { query: { limit: 1 } })).result;
    expect(docs[0]).toMatchObject({ reason, description });
  });
});

test("an offer is shown as the operator entered it", async () => {
  await forAllOf(NewOffer, async (sent, kept) => {
    const offer = { ...(sent as object), influencerEmail: world.creator.email };
    const { offerIds } = (await world.api.call(sendOffers, { rawBody: { offers: [offer] } })).result;
    const shown = await world.api.call(getOffer, { token, params: { id: offerIds[0] ?? "" } });
    const { minYen = null, maxYen = null } = kept.estBudget ?? {};
    const estBudget = minYen === null && maxYen === null ? null : { minYen, maxYen };
    expect(shown.result).toMatchObject({ ...kept, estBudget });
    expect(shown.result.productUrl ?? "https://").toMatch(/^https?:\/\//i);
  });
});

test("a payment is shown as the operator entered it", async () => {
  // Not any day can be entered: those that can go by the server's today.
  const date = japanDay(world.api.deps.clock.now());
  await forAllOf(NewPayment, async (sent, { description, amount, status }) => {
    const payment = {
      ...(sent as object),
      date,
      influencerEmail: world.creator.email,
      reference: crypto.randomUUID(),
    };
    const { paymentIds } = (await world.api.call(sendPayments, { rawBody: { payments: [payment] } })).result;
    const { docs } = (await world.api.call(listPayments, { token, query: { limit: 50 } })).result;
    const shown = { date, description, amount, status };
    expect(docs.find(({ id }) => id === paymentIds[0])).toMatchObject(shown);
  });
});

test("why somebody was suspended is kept as it was written", async () => {
  await forAllOf(setInfluencerStatus.body, async (sent, kept) => {
    const { email, ownerId } = world.creator;
    await world.api.call(setInfluencerStatus, { params: { email }, rawBody: sent });
    const rows = await world.api.deps.db
      .selectFrom("status_changes")
      .select(["status", "reason"])
      .where("influencer_id", "=", ownerId)
      .execute();
    expect(rows).toContainEqual(kept);
  });
});

test("a newcomer is called by the name they gave", async () => {
  const { fullName } = register.body._zod.def.shape;
  await fc.assert(
    fc.asyncProperty(fittingValues(fullName), async (name) => {
      await world.forgetLimits();
      const email = freshEmail();
      const otp = await mailedCode(world.api, email);
      const rawBody = { fullName: name, email, password: "Umi-no-Oto7", otp };
      const { accessToken } = (await world.api.call(register, { rawBody })).result;
      const profile = await world.api.call(getProfile, { token: accessToken });
      expect(profile.result.fullName).toBe(parse(fullName, name));
    }),
    { ...propertyOf("stored"), numRuns: 10 },
  );
});

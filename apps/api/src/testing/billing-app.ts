import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import type { Delivery } from "../dev/stripe/event-delivery.ts";
import { completeCard, openCardPage } from "../features/billing/cards/cards.usecases.ts";
import { changePlan } from "../features/billing/plan/plan-change.usecases.ts";
import { previewPlan } from "../features/billing/plan/plan-preview.usecases.ts";
import type { CompanyId } from "../features/billing/provider/subscriptions.repository.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/db/database.ts";
import { mintOwnerId } from "../platform/owner.ts";
import { uuidAt } from "../platform/random.ts";
import { emptyDatabase } from "./empty-database.ts";
import { borrowDatabase } from "./lent-database.ts";
import { cardForm } from "./paying-customer.ts";
import { type StandInStripe, startStandInStripe } from "./stand-in-stripe.ts";
import { startTestApp, type TestApp } from "./test-app.ts";

/** The server with the payment provider's stand-in, whose state lies in a database of its own. */
export type BillingApp = TestApp & {
  readonly provider: StandInStripe;
  /** Delivers the provider's events by this from now on; until then none is delivered. */
  hear(deliver: (delivery: Delivery) => Promise<number>): void;
  /** A company on Free with its owner, and as many other members as asked for. */
  company(others?: number): Promise<CompanyId>;
  /** Adds a card on the provider's page, as the owner does; answers our id of it. */
  addCard(companyId: CompanyId, number?: string, expiry?: { month?: number; year?: number }): Promise<string>;
  /** Previews a plan and takes it. */
  take(companyId: CompanyId, planId: string): ReturnType<typeof changePlan>;
};

type WithProvider = {
  readonly app: TestApp;
  readonly provider: StandInStripe;
  /** Empties the databases of both. */
  empty(): Promise<void>;
  close(): Promise<void>;
};

/** Starts a server and the stand-in, both with the same clock. */
export async function startWithProvider(
  overrides: Partial<Config> = {},
  deliver: (delivery: Delivery) => Promise<number> = async () => 200,
): Promise<WithProvider> {
  let app: TestApp | undefined;
  const database = await borrowDatabase(inject("template"));
  const clock = { now: () => app?.clock.now() ?? new Date(0) };
  const provider = await startStandInStripe({ db: database.db, clock, deliver });
  app = await startTestApp({ billing: provider.billing, ...overrides });
  const started = app;
  return {
    app: started,
    provider,
    async empty() {
      await started.empty();
      await emptyDatabase(database);
    },
    async close() {
      await started.close();
      await provider.close();
      await database.close();
    },
  };
}

export async function startBillingApp(overrides: Partial<Config> = {}): Promise<BillingApp> {
  let onwards: (delivery: Delivery) => Promise<number> = async () => 200;
  const whole = await startWithProvider(overrides, (delivery) => onwards(delivery));
  const { app: started, provider } = whole;
  const { deps } = started;

  return {
    ...started,
    provider,
    hear(deliver) {
      onwards = deliver;
    },
    company: (others = 0) => insertCompany(deps.db, { now: started.clock.now(), others }),
    async addCard(companyId, number = "4242424242424242", expiry = {}) {
      const page = await openCardPage(deps, { companyId, returnTo: "/company/plan/cards", locale: "ja" });
      const back = await passPage(provider, page.url, cardForm(number, expiry));
      const sessionId = new URL(back).searchParams.get("session") ?? "";
      return (await completeCard(deps, { companyId, sessionId })).cardId;
    },
    async take(companyId, planId) {
      const { prorationAt } = await previewPlan(deps, { companyId, planId });
      return changePlan(deps, { companyId, planId, prorationAt, keepMemberIds: undefined });
    },
    async empty() {
      onwards = async () => 200;
      await whole.empty();
    },
    close: () => whole.close(),
  };
}

/** Of a file of tests: there from its first test on, empty before each, at this moment. */
export function billingAppAt(moment: string): BillingApp {
  const app = {} as BillingApp;
  beforeAll(async () => {
    Object.assign(app, await startBillingApp());
  });
  beforeEach(async () => {
    app.clock.set(moment);
    await app.empty();
  });
  afterAll(() => app.close());
  return app;
}

/** Fills in the page, passes where the bank asks, and answers where it leads back to. */
export async function passPage(
  provider: StandInStripe,
  url: string,
  form: Record<string, string>,
): Promise<string> {
  const entered = await provider.visit(url, form);
  const done = entered.status === 200 ? await provider.visit(`${url}/bank`, { decision: "pass" }) : entered;
  const location = done.headers.get("location");
  if (location === null) throw new Error(`the card was not added: ${done.status}`);
  return location;
}

async function insertCompany(db: Db, { now, others }: { now: Date; others: number }): Promise<CompanyId> {
  const id = uuidAt(now);
  await db
    .insertInto("companies")
    .values({ id, name: "株式会社みなと珈琲", kind: "corporate", created_at: now })
    .execute();
  await db
    .insertInto("subscriptions")
    .values({ company_id: id, plan_id: "free", plan_version: 1, status: "none" })
    .execute();
  for (let index = 0; index <= others; index += 1) await insertMember(db, { companyId: id, now, index });
  return mintOwnerId<"company">(id);
}

type Member = { readonly companyId: string; readonly now: Date; readonly index: number };

async function insertMember(db: Db, { companyId, now, index }: Member): Promise<void> {
  const created = new Date(now.getTime() + index * 1000);
  const memberId = uuidAt(created);
  await db
    .insertInto("accounts")
    .values({
      owner_id: companyId,
      id: memberId,
      kind: "company",
      status: "active",
      role: index === 0 ? "owner" : "member",
      email: `member-${index}-${companyId.slice(-12)}@minato-coffee.example.jp`,
      full_name: index === 0 ? "佐藤 一郎" : `高橋 ${index}`,
      created_at: created,
    })
    .execute();
  await db
    .insertInto("members")
    .values({
      company_id: companyId,
      id: memberId,
      terms_version: 1,
      terms_accepted_at: created,
      created_at: created,
    })
    .execute();
}

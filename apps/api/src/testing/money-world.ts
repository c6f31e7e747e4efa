import { actOnDeal } from "../features/deals/acting/acting.usecases.ts";
import { runDealsClock } from "../features/deals/deals.maintenance.ts";
import { dealNow, type SeededDeal } from "../features/deals/deals.testing.ts";
import { seedDelivery } from "../features/deals/delivery/deliveries.testing.ts";
import type { Act } from "../features/deals/transitions/deal-facts.rules.ts";
import { hoursLater } from "../features/deals/transitions/dues.rules.ts";
import { driveLater } from "../features/funding/driving.usecases.ts";
import { withoutJobs } from "../features/funding/funding.testing.ts";
import { reconcile } from "../features/funding/reconcile.usecases.ts";
import { advanceRun, runPayoutsClock } from "../features/payouts/advancing.usecases.ts";
import { operatorOf, saveBank } from "../features/payouts/payouts.testing.ts";
import { japanDay } from "../platform/japan-time.ts";
import { Refusal } from "../platform/refusal.ts";
import type { BillingApp } from "./billing-app.ts";
import { type SeededInfluencer, seedCompany } from "./seed.ts";

export type Step =
  | { readonly kind: "act"; readonly act: Act }
  | { readonly kind: "hours"; readonly hours: number }
  | { readonly kind: "fault"; readonly fault: "error" | "busy" | "lost" }
  | { readonly kind: "operator"; readonly does: OperatorStep }
  | { readonly kind: "dispute"; readonly how: "won" | "lost" }
  | { readonly kind: "drive" | "clock" | "payouts" | "bank" | "reconcile" };
type OperatorStep = "files" | "sent" | "void" | "paid" | "failed" | "rest" | "byHand" | "hold" | "release";

/** One deal of a creator and a company, its money at the provider, and whoever pays out. */
export type MoneyWorld = { readonly app: BillingApp; readonly deal: SeededDeal };

type Seed = { readonly card: string; readonly isWithheld: boolean };

/** A contract of 100,000 yen at 10 % whose charge is open, by a company with such a card. */
export async function seedMoney(app: BillingApp, { card, isWithheld }: Seed): Promise<MoneyWorld> {
  const turn = { turn: "company", turnKind: "fund", turnDueAt: hoursLater(app.clock.now(), 72) } as const;
  const company = await seedCompany(app, { planId: "standard" });
  await app.addCard(company.companyId, card);
  const facts = { funding: "charging", ...turn } as const;
  const withholding = { kind: "std", reason: "appearance" } as const;
  const terms = isWithheld ? { withholding } : {};
  return { app, deal: await seedDelivery(app, { between: { company }, facts, terms }) };
}

/** Accepts a refusal; any other error fails the test. */
async function tried(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error;
  });
}

const moneyOf = async (world: MoneyWorld) => ({
  influencerId: world.deal.key.influencerId,
  deal: (await dealNow(world.app, world.deal)).row.id,
});

export async function drive(world: MoneyWorld): Promise<void> {
  await driveLater(withoutJobs(world.app), await moneyOf(world));
}

export async function take(world: MoneyWorld, step: Step): Promise<void> {
  const { app, deal } = world;
  const { deps, clock } = app;
  switch (step.kind) {
    case "act": {
      const { key } = deal;
      return tried(deps.db.transaction().execute((trx) => actOnDeal(deps, { trx, key, act: step.act })));
    }
    case "hours":
      return clock.advance(step.hours * 3600);
    case "fault":
      return panel(app, { act: "fault", kind: step.fault, count: "1", isForWrites: "yes" });
    case "operator":
      return operate(world, step.does);
    case "dispute":
      return disputeIt(world, step.how);
    case "drive":
      return drive(world);
    case "clock":
      return runDealsClock(deps);
    case "payouts":
      await runPayoutsClock(deps);
      for (const { id } of await openRuns(app)) await advanceRun(deps, id);
      return;
    case "bank":
      return saveBank(app, deal.creator as unknown as SeededInfluencer);
    case "reconcile":
      await reconcile(deps, { isWhole: false });
      return;
  }
}

async function panel(app: BillingApp, form: Record<string, string>): Promise<void> {
  await app.provider.visit("/dev/stripe/panel", form);
}

export async function endFaults(app: BillingApp): Promise<void> {
  await panel(app, { act: "fault", kind: "error", count: "0" });
}

export function openRuns(app: BillingApp) {
  return app.deps.db
    .selectFrom("payout_runs")
    .select(["id", "state", "pay_on"])
    .where("state", "not in", ["done", "void"])
    .orderBy("made_at")
    .execute();
}

async function operate({ app, deal }: MoneyWorld, does: OperatorStep): Promise<void> {
  const today = japanDay(app.clock.now());
  const [run] = await openRuns(app);
  const tanaka = operatorOf(app);
  const runId = run?.id ?? "";
  const payment = await app.deps.db
    .selectFrom("payments")
    .select("id")
    .where("influencer_id", "=", deal.key.influencerId)
    .executeTakeFirst();
  const paymentId = payment?.id ?? "";
  const line = { file: 1, line: 1 };
  switch (does) {
    case "files":
      if (run) await tanaka.files(runId);
      break;
    case "sent":
    case "void":
      if (run) await operatorOf(app, "sato").settle(runId, does);
      break;
    case "paid":
      if (run) await tanaka.results(runId, [{ ...line, result: "paid", paidOn: today }]);
      break;
    case "failed":
      if (run) await tanaka.results(runId, [{ ...line, result: "failed", code: "accountClosed" }]);
      break;
    case "rest":
      if (run) await tanaka.rest(runId, today);
      break;
    case "byHand":
      if (payment) await tanaka.byHand(paymentId, { paidOn: today, reference: "振込 1" });
      break;
    case "hold":
    case "release":
      if (payment) await tanaka.hold(paymentId, does === "hold");
      break;
  }
  if (run) await advanceRun(app.deps, runId);
}

/** The card's bank takes the deal's money back, and the dispute is won or lost. */
async function disputeIt({ app, deal }: MoneyWorld, how: "won" | "lost"): Promise<void> {
  const { stripe } = app.provider;
  const { data } = await stripe.paymentIntents.list({ limit: 100 });
  const intent = data.find(
    ({ metadata, status }) => metadata.dealId === deal.dealId && status === "succeeded",
  );
  if (!intent) return;
  await panel(app, { act: "dispute", id: String(intent.latest_charge) });
  const [opened] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
  if (opened) await panel(app, { act: "decide", id: opened.id, how });
}

import { sandboxBilling } from "../../platform/billing/billing-provider.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Random } from "../../platform/random.ts";
import { answerCall, type CallAnswer, type CallMade } from "./answer-call.ts";
import { catchUp } from "./catch-up.ts";
import { type Deliver, eventQueue, signed } from "./event-delivery.ts";
import { changeWorld, type World } from "./sandbox-world.ts";
import { StripeRefusal } from "./stripe-refusal.ts";
import type { WireEvent } from "./wire-objects.ts";

export type SandboxParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly appUrl: string;
  readonly deliver: Deliver;
};

export type StripeSandbox = {
  answer(made: CallMade): Promise<CallAnswer>;
  /** Makes a change for a page or the panel. Throws the refusal. */
  change<T>(work: (world: World) => Promise<T>): Promise<T>;
  /** Sends an event now, however often it went out before. */
  send(event: WireEvent, how?: "signed" | "forged" | "old"): Promise<number>;
  /** Resolves when all events so far have been sent. */
  sent(): Promise<void>;
};

/** Seconds: past what a webhook may still take for new. */
const oldSeconds = 600;

/** The payment provider's stand-in: its state is the database's, its time the clock's. */
export function stripeSandbox({ db, clock, random, appUrl, deliver }: SandboxParts): StripeSandbox {
  const parts = { db, clock, random, appUrl, catchUp };
  const [secret = ""] = sandboxBilling.webhookSecrets;
  const queue = eventQueue(async (event) => void (await send(event)));

  async function send(event: WireEvent, how: "signed" | "forged" | "old" = "signed"): Promise<number> {
    const now = how === "old" ? new Date(clock.now().getTime() - oldSeconds * 1000) : clock.now();
    const status = await deliver(signed(event, { secret: how === "forged" ? `${secret}_not` : secret, now }));
    if (how === "signed" && status >= 200 && status < 300) await change((world) => markSent(world, event));
    return status;
  }

  async function change<T>(work: (world: World) => Promise<T>): Promise<T> {
    const { result, events } = await changeWorld(parts, { id: null, idempotency_key: null }, work);
    queue.push(events);
    if (result instanceof StripeRefusal) throw result;
    return result;
  }

  return {
    async answer(made) {
      const { result, events } = await answerCall(parts, made);
      queue.push(events);
      return result;
    },
    change,
    send,
    sent: () => queue.done(),
  };
}

async function markSent(world: World, { id }: WireEvent): Promise<void> {
  const event = await world.objects.find("event", id);
  if (event) await world.objects.put({ ...event, pending_webhooks: 0 });
}

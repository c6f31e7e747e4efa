import { createHmac } from "node:crypto";
import type { WireEvent } from "./wire-objects.ts";

export type Delivery = { readonly body: string; readonly signature: string };
/** Brings one event to our webhook; answers its status, or 0 where nobody answered. */
export type Deliver = (delivery: Delivery) => Promise<number>;

type Signing = { readonly secret: string; readonly now: Date };

/** As the provider signs: the time and the body under the endpoint's secret. */
export function signed(event: WireEvent, { secret, now }: Signing): Delivery {
  const body = JSON.stringify(event, null, 2);
  const seconds = Math.floor(now.getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return { body, signature: `t=${seconds},v1=${signature}` };
}

/** Milliseconds: as long as the provider waits. */
const waitMs = 10_000;

export function deliverTo(url: string): Deliver {
  return async ({ body, signature }) => {
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature,
      "user-agent": "Stripe/1.0 (sandbox)",
    };
    try {
      const signal = AbortSignal.timeout(waitMs);
      const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return 0;
    }
  };
}

/** One after the other, in the order of their calls; `done` is when all so far have gone out. What fails stays marked as not sent. */
export function eventQueue(send: (event: WireEvent) => Promise<void>) {
  let last = Promise.resolve();
  return {
    push(events: readonly WireEvent[]): void {
      for (const event of events) last = last.then(() => send(event)).catch(() => undefined);
    },
    done: () => last,
  };
}

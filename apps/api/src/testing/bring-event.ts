import type { Delivery } from "../dev/stripe/event-delivery.ts";
import type { TestApp } from "./test-app.ts";

/** Delivers events to the webhook as the provider does, to the server's copies in turn. Answers the status. */
export function bringTo(app: () => TestApp): (delivery: Delivery) => Promise<number> {
  let nth = 0;
  return async ({ body, signature }) => {
    nth += 1;
    const answer = await app().copies[nth % 2 === 0 ? 0 : 1].inject({
      method: "POST",
      url: "/api/stripe/webhook",
      headers: { "content-type": "application/json", "stripe-signature": signature },
      payload: body,
    });
    return answer.statusCode;
  };
}

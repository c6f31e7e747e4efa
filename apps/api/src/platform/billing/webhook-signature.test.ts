import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { fakeClock } from "../../testing/fake-clock.ts";
import { billingProvider, sandboxBilling } from "./billing-provider.ts";

const clock = fakeClock("2026-11-23T00:00:00.000Z");
const now = clock.now().getTime() / 1000;
const credentials = { secretKey: "sk_test_x", webhookSecrets: ["whsec_new", "whsec_old"] };
const own = { production: true, host: "127.0.0.1", port: 3000 };
const provider = billingProvider({ ...own, billing: { credentials, apiUrl: undefined } }, clock);
const body = JSON.stringify({ id: "evt_1", object: "event", type: "invoice.paid" });

function signature(secret: string, at: number, signed = body): string {
  return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${signed}`).digest("hex")}`;
}

const heard = (sent: string, header: string | undefined) => provider?.event(Buffer.from(sent), header);

test.each(["whsec_new", "whsec_old"])(
  "what %s has signed is heard, while one replaces the other",
  async (secret) => {
    expect(await heard(body, signature(secret, now))).toMatchObject({ id: "evt_1", type: "invoice.paid" });
  },
);

test.each([
  ["no signature", undefined],
  ["none that can be read", "rubbish"],
  ["another's secret", signature("whsec_other", now)],
  ["an empty secret", signature("", now)],
  ["another body's", signature("whsec_new", now, body.replace("evt_1", "evt_2"))],
  ["one that is 301 seconds old", signature("whsec_new", now - 301)],
  ["its time changed", signature("whsec_new", now - 301).replace(`t=${now - 301}`, `t=${now}`)],
  ["another scheme", signature("whsec_new", now).replace("v1=", "v0=")],
])("what comes with %s is not", async (_, header) => {
  expect(await heard(body, header)).toBeUndefined();
});

test("300 seconds are not too old, and one of several signatures is enough", async () => {
  expect(await heard(body, signature("whsec_new", now - 300))).toBeDefined();
  expect(await heard(body, `${signature("whsec_new", now)},v1=${"0".repeat(64)}`)).toBeDefined();
});

test("a byte more or less is another body", async () => {
  expect(await heard(`${body} `, signature("whsec_new", now))).toBeUndefined();
});

test("in production there is no provider without keys, elsewhere the sandbox, whose secret is good for nothing else", async () => {
  const bare = { credentials: undefined, apiUrl: undefined };
  expect(billingProvider({ ...own, billing: bare }, clock)).toBeUndefined();
  const sandbox = billingProvider({ ...own, production: false, billing: bare }, clock);
  expect(sandbox?.isSandbox).toBe(true);
  const [secret = ""] = sandboxBilling.webhookSecrets;
  expect(await sandbox?.event(Buffer.from(body), signature(secret, now))).toBeDefined();
  expect(await heard(body, signature(secret, now))).toBeUndefined();
});

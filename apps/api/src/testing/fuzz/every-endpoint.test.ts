import { codeOf, isSubStatusCode } from "@tomoru/contract/codes";
import { getCompanyProfile } from "@tomoru/contract/company/companies";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { getProfile } from "@tomoru/contract/influencer/profile";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FuzzCall, fits, fittingCalls, hostileCalls, takesInput } from "./fuzz-calls.ts";
import { fuzzSeed, propertyOf } from "./fuzz-settings.ts";
import { type CallerName, callers, type FuzzWorld, startFuzzWorld } from "./fuzz-world.ts";

let world: FuzzWorld;
const totals = { tried: 0, refusalDue: 0, accepted: 0, answered: 0 };

beforeAll(async () => {
  world = await startFuzzWorld();
});
afterAll(async () => {
  await world.api.close();
  const { tried, refusalDue, accepted, answered } = totals;
  process.stdout.write(
    `Fuzz, seed ${fuzzSeed}: ${tried} calls; ${refusalDue} had to be refused, ${accepted} of them were not; ` +
      `${answered} that fit were answered 200; 0 answers of 5xx or outside the API document.\n`,
  );
});

/** Codes that any call may be answered with. */
const everywhere = [1006, 1007, 1019, 1020, 1023, 2005, 2016];

const wholeProduct = endpoints.map((endpoint) => ({ name: endpoint.name, endpoint }));
const rightCaller = {
  anybody: "nobody",
  influencer: "creator",
  company: "member",
  visitor: "member",
  operator: "operator",
} as const;

describe.each(wholeProduct)("$name", ({ endpoint }) => {
  const caller = rightCaller[endpoint.access];
  const strangers = ["anybody", "visitor"].includes(endpoint.access)
    ? []
    : callers.filter((name) => name !== caller);

  test.runIf(takesInput(endpoint))(
    "what does not fit the contract is refused by a code of the contract and changes nothing",
    async () => {
      await makeReady();
      const before = await world.fingerprint();
      await forAll(hostileCalls(endpoint), "hostile", async (call) => {
        if (fits(endpoint, call)) return;
        await expectRefused(endpoint, call, caller);
      });
      expect(await world.fingerprint()).toBe(before);
    },
  );

  // A stream has an answer only once it ends; its own tests read it.
  test.runIf(!endpoint.events)("what fits the contract is answered within it", async () => {
    await forAll(fittingCalls(endpoint), takesInput(endpoint) ? "fitting" : "plain", async (call) => {
      await makeReady();
      const { status, code } = await send(endpoint, call, caller);
      if (status === 200) totals.answered += 1;
      else expect([...everywhere, ...endpoint.codes.map(codeOf)]).toContain(code);
    });
  });

  test.runIf(strangers.length > 0)("nobody else is let in, whatever they send", async () => {
    await makeReady();
    const before = await world.fingerprint();
    const calls = fc.oneof(hostileCalls(endpoint), fittingCalls(endpoint));
    for (const stranger of strangers) {
      await forAll(calls, "foreign", (call) => expectRefused(endpoint, call, stranger));
    }
    expect(await world.fingerprint()).toBe(before);
  });
});

function forAll<Value>(
  values: fc.Arbitrary<Value>,
  kind: Parameters<typeof propertyOf>[0],
  holds: (value: Value) => Promise<void>,
): Promise<void> {
  return fc.assert(fc.asyncProperty(values, holds), propertyOf(kind));
}

function send(endpoint: Endpoint, call: FuzzCall, caller: CallerName) {
  totals.tried += 1;
  mayBeOut ||= endpoint.method !== "GET";
  return world.send(endpoint, call, caller);
}

async function expectRefused(endpoint: Endpoint, call: FuzzCall, caller: CallerName): Promise<void> {
  totals.refusalDue += 1;
  const { status, code } = await send(endpoint, call, caller);
  if (status < 400) totals.accepted += 1;
  expect(status).toBeGreaterThanOrEqual(400);
  expect(isSubStatusCode(code ?? 0)).toBe(true);
}

/** Whether a call before may have signed the creator out or closed the account. */
let mayBeOut = true;

async function makeReady(): Promise<void> {
  await world.forgetLimits();
  if (!mayBeOut) return;
  if (!(await isLetIn())) {
    await world.freshSession();
    if (!(await isLetIn())) await world.restore();
  }
  mayBeOut = false;
}

async function isLetIn(): Promise<boolean> {
  const plain = { params: {}, query: {}, headers: {}, body: undefined };
  const creator = await world.send(getProfile, plain, "creator");
  const member = await world.send(getCompanyProfile, plain, "member");
  return creator.status === 200 && member.status === 200;
}

import { endpoints } from "@tomoru/contract/endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApiOf } from "./platform/http/openapi.ts";
import { type GeneratedClient, generateClient } from "./testing/generated-client/generated-client.ts";
import { originOf } from "./testing/open-events.ts";
import { seedInfluencer, seedOffers } from "./testing/seed.ts";
import { startTestApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let client: GeneratedClient;
beforeAll(async () => {
  app = await startTestApp();
  client = await generateClient(openApiOf(endpoints, { appUrl: "http://localhost:3000" }));
});
afterAll(async () => {
  client.remove();
  await app.close();
});

test("the types made of the API document fit a client that signs in, pages and decides", () => {
  expect(client.faults()).toEqual([]);
});

test("the types made of the API document refuse a call that the contract does not have", () => {
  const misspelt = client.faults((journey) => journey.replace('status: "approval"', 'status: "approved"'));
  expect(misspelt.join("\n")).toContain('"approval"');
});

test("a client made of the API document signs in, pages through the offers and decides", async () => {
  const hanako = await seedInfluencer(app);
  const offers = await seedOffers(app, hanako, 5);
  const { creatorJourney } = await import(client.journey);
  const baseUrl = `${await originOf(app.copies[0])}/api`;
  const { seen, decided, refusal } = await creatorJourney({
    baseUrl,
    email: hanako.email,
    password: hanako.password,
  });
  expect(seen).toEqual(offers.map(({ offerId }) => offerId).reverse());
  expect(decided).toMatchObject({ offerId: seen[0], isApproval: true });
  expect(refusal).toEqual({ status: 409, code: 1023 });
});

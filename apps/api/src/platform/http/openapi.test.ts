import { codeOf, type FailureName } from "@tomoru/contract/codes";
import { searchCreators } from "@tomoru/contract/company/discovery";
import { defineEndpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { getProfile } from "@tomoru/contract/influencer/profile";
import { operationTexts } from "@tomoru/contract/operation-texts";
import { expect, test } from "vitest";
import { failuresOf, openApiOf } from "./openapi.ts";

type Operation = {
  operationId: string;
  description?: string;
  security: Record<string, unknown>[];
  responses: Record<string, { description: string }>;
};
type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
};
const documentOf = (calls: typeof endpoints) =>
  openApiOf(calls, { appUrl: "http://localhost:3000" }) as Document;
const document = documentOf(endpoints);

test("every call of the contract is in the document", () => {
  const named = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(named.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

test("every reference leads to a schema", () => {
  const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/g) ?? [];
  const missing = references.filter(
    (reference) => !(reference.slice("#/components/schemas/".length) in document.components.schemas),
  );
  expect(references.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

test("every call lists its refusals by status", () => {
  expect(Object.keys(document.paths["/influencer/auth/login"]?.put?.responses ?? {})).toEqual(
    expect.arrayContaining(["200", "400", "403", "429", "500"]),
  );
});

test("a stream is told with what its events say", () => {
  expect(document.paths["/influencer/events"]?.get?.responses).toMatchObject({
    200: {
      content: {
        "text/event-stream": { "x-events": { offers: { required: ["pendingOfferCount"] } } },
      },
    },
  });
});

test("no description is left of a call that is gone; a call without one is described by its summary", () => {
  const known = new Set(endpoints.map(({ name }) => name));
  expect(Object.keys(operationTexts).filter((name) => !known.has(name))).toEqual([]);
  const plain = defineEndpoint({ ...getProfile, name: "getNews", path: "/influencer/news" });
  expect(documentOf([plain]).paths["/influencer/news"]?.get?.description).toBe(plain.summary);
});

test("a closer cause is told only of a failure that the call may answer", () => {
  const untold = endpoints.flatMap((endpoint) => {
    const answered = new Set(failuresOf(endpoint).map(({ code }) => code));
    const causes = Object.keys(operationTexts[endpoint.name]?.causes ?? {}) as FailureName[];
    return causes.filter((name) => !answered.has(codeOf(name))).map((name) => `${endpoint.name} ${name}`);
  });
  expect(untold).toEqual([]);
});

test("a call that needs no token says so", () => {
  expect(document.paths["/influencer/auth/login"]?.put?.security).toEqual([]);
  expect(document.paths["/influencer/profile"]?.get?.security).toEqual([{ influencer: [] }]);
});

test("a call that may come without a token says whose it takes, and what that token is", () => {
  const only = documentOf([searchCreators]);
  expect(Object.values(only.paths).map(({ get }) => get?.security)).toEqual([[{}, { company: [] }]]);
  expect(Object.keys(only.components.securitySchemes)).toEqual(["company"]);
});

test("a refusal is told with its cause in that call", () => {
  const responses = document.paths["/influencer/offer/{id}"]?.put?.responses;
  expect(responses?.["409"]?.description).toContain("`1023` The body is no decision (400), or the offer was");
  expect(responses?.["404"]?.description).toContain(
    "`2005` There is nothing at this address, or it is somebody",
  );
});

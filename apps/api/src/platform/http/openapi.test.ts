import { endpoints } from "@tomoru/contract/endpoints";
import { expect, test } from "vitest";
import { openApiOf } from "./openapi.ts";

type Operation = { operationId: string; responses: Record<string, unknown> };
const document = openApiOf(endpoints, { appUrl: "http://localhost:3000" }) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

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

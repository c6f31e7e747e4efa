import { expect } from "@playwright/test";
import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import { listCompanies } from "@tomoru/contract/operator/companies";
import { server } from "./settings.ts";

type OperatorCall = {
  endpoint: Endpoint;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
};

/** Calls the API as the operator does. A refusal fails the test. */
export async function asOperator<Result = unknown>({
  endpoint,
  params,
  query,
  body,
}: OperatorCall): Promise<Result> {
  const response = await fetch(`${server.url}/api${pathOf(endpoint, params)}?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${server.operatorToken}`,
      "x-operator": "the browser tests",
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { result: Result };
  expect(response.ok, `${endpoint.name}: ${JSON.stringify(answer)}`).toBe(true);
  return answer.result;
}

/** The id of the only company of a name. */
export async function companyIdOf(name: string): Promise<string> {
  type Found = { docs: { companyId: string }[] };
  const { docs } = await asOperator<Found>({ endpoint: listCompanies, query: { q: name } });
  expect(docs, `companies named ${name}`).toHaveLength(1);
  return docs[0]?.companyId ?? "";
}

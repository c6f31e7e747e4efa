import { type Endpoint, pathOf } from "@tomoru/contract/endpoint";
import { login } from "@tomoru/contract/influencer/accounts";
import { demoCreator } from "../features/demo/demo-creator.data.ts";

type Sent = { params?: Record<string, string>; body?: unknown; token?: string; query?: string };

/** A call of a server's process; answers what the envelope holds. */
export async function sendTo<Result>(
  url: string,
  endpoint: Endpoint,
  { params, body, token, query = "" }: Sent,
): Promise<Result> {
  const response = await fetch(`${url}/api${pathOf(endpoint, params)}${query}`, {
    method: endpoint.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { result } = (await response.json()) as { result: Result };
  return result;
}

/** Signs the demo's creator in and answers her access token. */
export async function signInTo(url: string): Promise<string> {
  const { email: username, password } = demoCreator;
  const tokens = await sendTo<{ accessToken: string }>(url, login, { body: { username, password } });
  return tokens.accessToken;
}

type Answer = { status?: number; json: unknown };
type Handler = (request: { path: string; token: string | null; body: unknown }) => Answer | Promise<Answer>;

/** Answers what the app sends over the network, in place of the server, until `close` is called. */
export function stubServer(handle: Handler): { calls: string[]; close: () => void } {
  const real = globalThis.fetch;
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith("/api/")) return real(input, init);
    calls.push(`${init?.method} ${path}`);
    const token = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? null;
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : null;
    const { status = 200, json } = await handle({ path, token, body });
    return Response.json(json, { status });
  };
  return {
    calls,
    close: () => {
      globalThis.fetch = real;
    },
  };
}

export function success(result: unknown): Answer {
  return { json: { success: true, result } };
}

export function refusal(status: number, subStatusCode: number): Answer {
  return { status, json: { success: false, subStatusCode, message: "refused", requestId: "1" } };
}

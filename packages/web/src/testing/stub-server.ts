type Bytes = Uint8Array<ArrayBuffer>;
type ByteStream = ReadableStream<Bytes>;
type Answer = { status?: number; json: unknown; headers?: Record<string, string> } | { events: ByteStream };
type Request = {
  path: string;
  token: string | null;
  key: string | null;
  /** The language that the answer is asked for in. */
  locale: string | null;
  body: unknown;
};
type Handler = (request: Request) => Answer | Promise<Answer>;

/** Answers what the app sends over the network, in place of the server, until `close` is called. */
export function stubServer(handle: Handler): { calls: string[]; close: () => void } {
  const real = globalThis.fetch;
  const calls: string[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input);
    if (!path.startsWith("/api/")) return real(input, init);
    calls.push(`${init?.method} ${path}`);
    const headers = new Headers(init?.headers);
    const token = headers.get("Authorization")?.replace("Bearer ", "") ?? null;
    const key = headers.get("Idempotency-Key");
    const locale = headers.get("Accept-Language");
    const answer = await handle({ path, token, key, locale, body: bodyOf(init?.body) });
    if ("events" in answer) return streamed(answer.events, init?.signal);
    const { json, status = 200, headers: sent } = answer;
    return Response.json(json, { status, ...(sent && { headers: sent }) });
  };
  return {
    calls,
    close: () => {
      globalThis.fetch = real;
    },
  };
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof Blob) return body;
  return body ? JSON.parse(String(body)) : null;
}

/** As the browser does, the signal ends the body too. */
function streamed(events: ByteStream, signal: AbortSignal | null | undefined): Response {
  const body = events.pipeThrough(new TransformStream<Bytes, Bytes>(), { ...(signal && { signal }) });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

/** A stream that says what it is told to, until it is ended. */
export function eventStream() {
  const { readable, writable } = new TextEncoderStream();
  const writer = writable.getWriter();
  return {
    answer: { events: readable },
    say: (name: string, data: unknown) => writer.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => writer.close(),
    closed: writer.closed,
  };
}

export function success(result: unknown): Answer {
  return { json: { success: true, result } };
}

/** As the server sends it at that moment: kept by nobody. */
export function successAt(moment: string, result: unknown): Answer {
  const headers = { Date: new Date(moment).toUTCString(), "Cache-Control": "no-store" };
  return { json: { success: true, result }, headers };
}

export function refusal(status: number, subStatusCode: number): Answer {
  return { status, json: { success: false, subStatusCode, message: "refused", requestId: "1" } };
}

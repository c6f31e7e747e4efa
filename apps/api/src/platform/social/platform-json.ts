import { z } from "zod";
import { PlatformFault } from "./platform-fault.ts";
import type { PlatformHttp, PlatformRequest } from "./platform-http.ts";

export type Ask = <S extends z.ZodType>(request: PlatformRequest, schema: S) => Promise<z.output<S>>;

/** Codes that say our own credentials are wrong, which no creator can help. */
const ourFault = /^(invalid_client|unauthorized_client|invalid_client_secret)$/;

/** What a platform calls it when we have asked too often: YouTube and Instagram say so with 403 and 400. Instagram's are numbers. */
const tooOften =
  /^(rate_limit_exceeded|quotaExceeded|rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded|4|17|32|613|800\d\d)$/;

/** The four ways in which the platforms write down why they refuse. */
const Complaint = z.union([
  z.object({ error: z.string() }).transform(({ error }) => error),
  z
    .object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }) })
    .transform(({ error }) => error.errors[0]?.reason ?? ""),
  z
    .object({ error: z.object({ code: z.union([z.string(), z.number()]) }) })
    .transform(({ error }) => String(error.code)),
  z.object({ error_type: z.string() }).transform(({ error_type }) => error_type),
]);

/** Asks a platform and reads its answer by `schema`. Throws PlatformFault `refused`, `busy` or `silent`, with the platform's own code as reason. */
export function askJson(http: PlatformHttp): Ask {
  return async (request, schema) => {
    const { status, text } = await http(request);
    const body = parse(text);
    if (status >= 200 && status < 300) return fitting(schema, body);
    const reason = `${status} ${complaintOf(body)}`;
    if (status === 429 || (status < 500 && tooOften.test(complaintOf(body))))
      throw new PlatformFault("busy", reason);
    const isRefusal = status >= 400 && status < 500 && !ourFault.test(complaintOf(body));
    throw new PlatformFault(isRefusal ? "refused" : "silent", reason);
  };
}

/** TikTok says no with 200 too. */
function fitting<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const complaint = complaintOf(body);
  const isRefusal = complaint !== "" && complaint !== "ok" && !ourFault.test(complaint);
  throw new PlatformFault(isRefusal ? "refused" : "silent", `an answer of another shape ${complaint}`.trim());
}

/** A call that has nothing to tell may answer with nothing. */
function parse(text: string): unknown {
  try {
    return text.trim() === "" ? {} : JSON.parse(text);
  } catch {
    throw new PlatformFault("silent", "the answer is no JSON");
  }
}

/** Only what looks like a code: a sentence could quote a token. */
function complaintOf(body: unknown): string {
  const { data = "" } = Complaint.safeParse(body);
  return /^[\w.]{1,60}$/.test(data) ? data : "";
}

/** What is told and not asked: anything but a complaint. */
export const Told = z.object({ error: z.undefined().optional() });

/** A number of views, likes or comments; none where it is missing, or no such number. */
export const Count = z.number().int().nonnegative().optional().catch(undefined);

export function bearer({ accessToken }: { readonly accessToken: string }): Record<string, string> {
  return { authorization: `Bearer ${accessToken}` };
}

/** A form body with its content type. */
export function formBody(
  fields: Readonly<Record<string, string>>,
): Pick<PlatformRequest, "headers" | "body"> {
  return {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  };
}

/** An address with its query, escaped. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  return `${address}?${new URLSearchParams(query)}`;
}

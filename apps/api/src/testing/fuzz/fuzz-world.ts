import type { Endpoint } from "@tomoru/contract/endpoint";
import { pathOf } from "@tomoru/contract/endpoint";
import { sql } from "kysely";
import { startWithProvider } from "../billing-app.ts";
import { tablesOf } from "../database-tables.ts";
import { documentCheck } from "../document-check.ts";
import { type SeededInfluencer, seedCompany, seedInfluencer, seedOffers, seedSession } from "../seed.ts";
import type { TestApp } from "../test-app.ts";
import { type FuzzCall, texts } from "./fuzz-calls.ts";

/** The possible callers. */
export const callers = ["nobody", "creator", "suspended", "member", "operator"] as const;
export type CallerName = (typeof callers)[number];

export type FuzzAnswer = {
  readonly status: number;
  readonly code: number | undefined;
  readonly result: unknown;
};

export type FuzzWorld = {
  readonly api: TestApp;
  readonly creator: SeededInfluencer;
  /** Brings every caller back, signed in, whatever the calls before did to them. */
  restore(): Promise<void>;
  /** A session that has made no call yet. */
  freshSession(): Promise<void>;
  /** Throws on a 5xx and on whatever the API document does not list. */
  send(endpoint: Endpoint, call: FuzzCall, caller: CallerName): Promise<FuzzAnswer>;
  /** Equal as long as nothing is written: covers all rows of the product, except counts of calls and the states of mails. */
  fingerprint(): Promise<string>;
  /** Limits by hour and by address have tests of their own; here they would end the run. */
  forgetLimits(): Promise<void>;
};

export async function startFuzzWorld(): Promise<FuzzWorld> {
  const { app, empty, close } = await startWithProvider();
  const api = { ...app, empty, close };
  const check = documentCheck(api.deps.config.appUrl);
  let tokens: Record<CallerName, string | undefined>;
  let creator: SeededInfluencer;
  let sent = 0;

  const world: FuzzWorld = {
    api,
    get creator() {
      return creator;
    },
    async restore() {
      await api.empty();
      creator = await seedInfluencer(api, { email: "hanako@example.jp", creatorName: "はな" });
      const suspended = await seedInfluencer(api, { email: "suspended@example.jp", status: "suspended" });
      await seedOffers(api, creator, 2);
      const operator = api.deps.config.operatorToken;
      const member = await seedCompany(api, { password: "Tomoru-Test-1" });
      tokens = {
        nobody: undefined,
        creator: creator.token,
        suspended: suspended.token,
        member: member.token,
        operator,
      };
    },
    async freshSession() {
      tokens = { ...tokens, creator: await seedSession(api, creator) };
    },
    async send(endpoint, call, caller) {
      sent += 1;
      const response = await api.copies[sent % 2 === 0 ? 0 : 1].inject({
        method: endpoint.method,
        url: `/api${pathOf(endpoint, texts(call.params))}`,
        query: texts(call.query),
        remoteAddress: `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
        headers: { ...texts(call.headers), ...headersOf(tokens[caller], call.body) },
        ...(call.body === undefined ? {} : { payload: call.body }),
      });
      if (response.statusCode >= 500) throw new Error(`answered ${response.statusCode}: ${response.body}`);
      if (endpoint.download && response.statusCode === 200)
        return { status: response.statusCode, code: undefined, result: response.body };
      // A file has no envelope.
      if (response.headers["content-type"] === endpoint.file) {
        return { status: response.statusCode, code: undefined, result: response.body };
      }
      const body = response.json();
      check({ endpoint, status: response.statusCode, body });
      return { status: response.statusCode, code: body.subStatusCode, result: body.result };
    },
    fingerprint: () => fingerprintOf(api),
    async forgetLimits() {
      await sql`truncate rate_limits, account_session_calls, sign_in_failures, one_time_codes, first_askers`.execute(
        api.deps.db,
      );
    },
  };
  await world.restore();
  return world;
}

function headersOf(token: string | undefined, body: string | undefined): Record<string, string> {
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
}

/** A mail's state changes while it is delivered, so mails are only counted. */
const countedOnly = ["mails"];
const notCounted = ["account_session_calls"];

async function fingerprintOf({ deps: { db } }: TestApp): Promise<string> {
  const tables = (await tablesOf(db)).filter(
    ({ schema, name }) => schema === "public" && !notCounted.includes(name),
  );
  const rows = tables.map(({ name }) => {
    const row = countedOnly.includes(name) ? sql`id::text` : sql`held::text`;
    return sql`select ${name} as name, md5(string_agg(${row}, ',' order by ${row})) as sum from ${sql.table(name)} held`;
  });
  const sums = await sql`${sql.join(rows, sql` union all `)} order by 1`.execute(db);
  return JSON.stringify(sums.rows);
}

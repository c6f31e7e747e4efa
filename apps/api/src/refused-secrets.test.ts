import { Writable } from "node:stream";
import type { Endpoint } from "@tomoru/contract/endpoint";
import { endpoints } from "@tomoru/contract/endpoints";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { errorForLog } from "./platform/logger.ts";
import { tablesOf } from "./testing/database-tables.ts";
import { codesIn, secretsIn } from "./testing/known-secrets.ts";
import { type MarkedCall, markedCalls, marks } from "./testing/marked-calls.ts";
import { type SeededInfluencer, seedInfluencer } from "./testing/seed.ts";
import { startOwnApp, type TestApp } from "./testing/test-app.ts";

let app: TestApp;
let log = "";
const sink = new Writable({
  write(part, _encoding, done) {
    log += String(part);
    done();
  },
});

beforeAll(async () => {
  app = await startOwnApp({}, pino({ level: "trace", serializers: { err: errorForLog } }, sink));
});
beforeEach(async () => {
  await app.empty();
  log = "";
});
afterAll(() => app.close());

/** A stream does not end by itself; it takes nothing. */
const calls = endpoints.filter(({ events }) => events === undefined);
/** What counts calls and proves sessions stands ahead of what is wanted to fail. */
const sound = ["account_sessions", "account_session_calls", "rate_limits"];
/** More than any of the limits for one person's changes in an hour. */
const oftener = 12;

type Answers = { readonly statuses: readonly number[]; readonly told: string };

/** Makes calls one after the other; what those that were refused or failed have told. */
async function make(
  person: SeededInfluencer,
  endpoint: Endpoint,
  made: readonly MarkedCall[],
): Promise<Answers> {
  const token = endpoint.access === "operator" ? app.deps.config.operatorToken : person.token;
  const statuses: number[] = [];
  let told = "";
  for (const { headers, ...call } of made) {
    const answer = await app.app.inject({
      ...call,
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    statuses.push(answer.statusCode);
    if (answer.statusCode >= 400) told += `${JSON.stringify(answer.headers)}\n${answer.body}\n`;
  }
  return { statuses, told };
}

/** By name, wherever it stands. */
function found(text: string, person: SeededInfluencer): string[] {
  const { code, ...long } = marks;
  const own = { token: person.token, refreshToken: person.refreshToken, ownEmail: person.email };
  const operator = { operatorToken: app.deps.config.operatorToken ?? "" };
  return [...secretsIn(text, { ...long, ...own, ...operator }), ...codesIn(text, [code])];
}

/** From now on every row that is written is refused by the database, whose error quotes it. */
async function breakTables(): Promise<void> {
  for (const { schema, name } of await tablesOf(app.deps.db)) {
    if (schema !== "public" || sound.includes(name)) continue;
    await sql`alter table ${sql.table(name)} add constraint broken check (false) not valid`.execute(
      app.deps.db,
    );
  }
}

test("the marks of secrets go wherever the contract takes one", () => {
  const all = calls.map((endpoint) => JSON.stringify(markedCalls(endpoint))).join("\n");
  for (const mark of Object.values(marks)) expect(all).toContain(mark);
  const bank = markedCalls(endpoints.find(({ name }) => name === "updateBankInfo") as Endpoint);
  expect(JSON.parse(bank.fitting.payload ?? "")).toMatchObject({ accountNumber: marks.accountNumber });
});

test.each(calls)(
  "$method $path, refused again and again, gives no secret away in its log and answers",
  {
    timeout: 120_000,
  },
  async (endpoint) => {
    const person = await seedInfluencer(app);
    const { fitting, refused } = markedCalls(endpoint);
    const spoilt = await make(person, endpoint, refused);
    expect(spoilt.statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
    const often = await make(person, endpoint, Array<MarkedCall>(oftener).fill(fitting));
    expect(log.split("\n").length).toBeGreaterThan(oftener);
    expect(found(log, person)).toEqual([]);
    expect(found(spoilt.told + often.told, person)).toEqual([]);
  },
);

// The last one: the tables stay broken.
test("nor does a call that fails at the database, whose error quotes the row", {
  timeout: 240_000,
}, async () => {
  const people = new Map<Endpoint, SeededInfluencer>();
  for (const endpoint of calls) people.set(endpoint, await seedInfluencer(app));
  await breakTables();
  const failed = new Set<string>();
  for (const [endpoint, person] of people) {
    log = "";
    const { statuses, told } = await make(person, endpoint, [markedCalls(endpoint).fitting]);
    if (statuses.includes(500)) failed.add(endpoint.name);
    expect(found(log, person), endpoint.name).toEqual([]);
    expect(found(told, person), endpoint.name).toEqual([]);
  }
  const writing = ["updateBankInfo", "sendInquiry", "cancelMembership", "closeAccount", "requestEmailUpdate"];
  expect([...failed]).toEqual(expect.arrayContaining(writing));
});

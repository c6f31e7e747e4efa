import type { BodyInputOf, Endpoint, ParamsOf, QueryInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { pathOf } from "@tomoru/contract/endpoint";
import type { Failure } from "@tomoru/contract/envelope";
import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import { inject } from "vitest";
import { type AppOptions, buildApp } from "../app.ts";
import type { Deps } from "../deps.ts";
import { startBilling } from "../features/billing/billing.maintenance.ts";
import { startDeliveries } from "../features/deals/deliveries.maintenance.ts";
import { startDiscovery } from "../features/discovery/discovery.maintenance.ts";
import { startFunding } from "../features/funding/funding.maintenance.ts";
import { startPayouts } from "../features/payouts/payouts.maintenance.ts";
import { startSocial } from "../features/social/social.maintenance.ts";
import { mails } from "../mails.ts";
import { billingProvider } from "../platform/billing/billing-provider.ts";
import type { Config } from "../platform/config.ts";
import { keyRing } from "../platform/crypto/key-ring.ts";
import { keyedHash } from "../platform/crypto/keyed-hash.ts";
import { passwordHasher } from "../platform/crypto/password-hasher.ts";
import type { OpenDatabase } from "../platform/db/database.ts";
import { type Jobs, startJobs } from "../platform/jobs/job-queue.ts";
import { startAnnouncements } from "../platform/live/announcements.ts";
import { startLive } from "../platform/live/live-hub.ts";
import { startMail } from "../platform/mail/mail-delivery.ts";
import { smtpTransport } from "../platform/mail/smtp-transport.ts";
import { systemRandom } from "../platform/random.ts";
import { socialPlatforms } from "../platform/social/social-platforms.ts";
import { documentCheck } from "./document-check.ts";
import { emptyDatabase } from "./empty-database.ts";
import { type FakeClock, fakeClock, startOfTests } from "./fake-clock.ts";
import { borrowDatabase, lends, lentDatabase } from "./lent-database.ts";
import { type MailSink, startMailSink } from "./mail-sink.ts";
import { testConfig, testOperatorToken } from "./test-config.ts";
import { openTestDatabase, type Template, type TestDatabase } from "./test-database.ts";

/**
 * The whole server without its port, as two copies on one database that take the calls in turn: whatever a test proves,
 * it proves of several copies. Real database (a copy of the migrated template), real job queue, real SMTP to a sink on
 * loopback, and a clock that stands still. For a test file: `const test = await startTestApp()` in beforeAll,
 * `test.empty()` in beforeEach, `test.close()` in afterAll.
 */
export type TestApp = {
  /** The first copy, for requests that are no endpoint of the contract. */
  readonly app: FastifyInstance;
  readonly copies: readonly [FastifyInstance, FastifyInstance];
  readonly deps: Deps;
  readonly clock: FakeClock;
  readonly mail: MailSink;
  /** Hears what copies say on a channel of the database. */
  readonly listen: OpenDatabase["listen"];
  /** Calls an endpoint of the contract, of the copy whose turn it is; every answer is held against the API document on its way. */
  call<E extends Endpoint>(endpoint: E, request?: TestRequest<E>): Promise<TestAnswer<E>>;
  empty(): Promise<void>;
  close(): Promise<void>;
};

export type TestRequest<E> = {
  readonly params?: ParamsOf<E> | Record<string, string>;
  readonly query?: QueryInputOf<E> | Record<string, string>;
  /** Typed bodies by default; a test of bad input hands in anything else through `rawBody`. */
  readonly body?: BodyInputOf<E>;
  readonly rawBody?: unknown;
  /** Bytes of a file; the header `content-type` says what they are sent as. */
  readonly upload?: Buffer;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly ip?: string;
};

export type TestAnswer<E> = {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  readonly code: number | undefined;
  readonly message: string | undefined;
  readonly result: ResultOf<E>;
  /** `field code` of each failing field, in order. */
  readonly errors: readonly string[];
};

/** Milliseconds: a test of the pings of an open stream does not wait for half a minute. */
const pingMs = 100;

const silent: FastifyBaseLogger = pino({ level: process.env.TEST_LOG_LEVEL ?? "silent" });

/** The idle apps of this worker, all with the default configuration: a closed one goes to the next file, as new (docs/decisions/0117). */
const idle: TestApp[] = [];

export async function startTestApp(overrides?: Partial<Config>, log = silent): Promise<TestApp> {
  const template = inject("template");
  if (overrides || !lends(template)) {
    const { app } = await startApp(await borrowDatabase(template), { overrides, log });
    return app;
  }
  return idle.pop() ?? lentApp(template, log);
}

/** For a test that changes the schema, or fills tables that would take long to empty: its database is not used again. */
export async function startOwnApp(overrides?: Partial<Config>, log = silent): Promise<TestApp> {
  const { app } = await startApp(await openTestDatabase(inject("template")), { overrides, log });
  return app;
}

/** One more copy on the app's database, with streams of its own: it may be closed alone. For what only `buildApp` is told. */
export async function startCopy(
  test: Pick<TestApp, "deps" | "listen">,
  { deps: changed, ...options }: Partial<Omit<AppOptions, "deps">> & { readonly deps?: Partial<Deps> } = {},
): Promise<FastifyInstance> {
  const live = await startLive(test, { pingMs });
  const copy = await buildApp({ log: silent, ...options, deps: { ...test.deps, live, ...changed } });
  copy.addHook("onClose", () => live.stop());
  return copy;
}

async function lentApp(template: Template, log: FastifyBaseLogger): Promise<TestApp> {
  const database = await lentDatabase(template);
  const { app, renew, hubs } = await startApp(database, { log });
  const lent: TestApp = {
    ...app,
    async close() {
      await database.restore();
      renew();
      if (hubs.some((hub) => hub.isDrained())) throw new Error("a test has closed a copy that is lent");
      idle.push(lent);
    },
  };
  return lent;
}

type Own = { readonly overrides?: Partial<Config> | undefined; readonly log: FastifyBaseLogger };
async function startApp(database: TestDatabase, { overrides, log }: Own) {
  const mail = await startMailSink();
  const clock = fakeClock();
  const config = testConfig({ smtpUrl: mail.url, ...overrides });
  const queues = await startJobs({ database, log, work: true });
  // Recurring jobs are called by name where they are tested: at their minute they would run into another test.
  const jobs: Jobs = { ...queues, every: async () => undefined };
  const keys = keyRing(config.encryptionKeys);
  const foundation = {
    config,
    clock,
    random: systemRandom,
    keys,
    log,
    db: database.db,
    reads: database.reads,
  };
  const transport = smtpTransport(config);
  const outbox = await startMail({ ...foundation, jobs, mails, transport, work: true });
  const deps: Deps = {
    ...foundation,
    hash: keyedHash(config.appSecret),
    passwords: passwordHasher(),
    outbox,
    jobs,
    live: await startLive(database, { pingMs }),
    announcements: startAnnouncements(foundation),
    social: socialPlatforms(config),
    billing: billingProvider(config, clock),
  };
  await startSocial(deps, { jobs, work: true });
  await startBilling(deps, { jobs, work: true });
  await startDiscovery(deps, { jobs, work: true });
  await startFunding(deps, { jobs, work: true });
  await startDeliveries(deps, { jobs, work: true });
  await startPayouts(deps, { jobs, work: false });
  const app = await buildApp({ deps, log });
  const again = await database.openAgain();
  const own = {
    db: again.db,
    reads: again.reads,
    live: await startLive(database, { pingMs }),
    announcements: startAnnouncements({ db: again.db, log }),
    passwords: passwordHasher(),
  };
  const twin = await buildApp({ deps: { ...deps, ...own }, log });
  const check = documentCheck(config.appUrl);
  let calls = 0;

  const testApp: TestApp = {
    app,
    copies: [app, twin],
    deps,
    clock,
    mail,
    listen: database.listen,
    async call(endpoint, request = {}) {
      calls += 1;
      const copy = calls % 2 === 0 ? twin : app;
      const response = await copy.inject(injection(endpoint, request));
      return answerOf(endpoint, response, check);
    },
    empty: () => emptyDatabase(database),
    async close() {
      await Promise.all([app.close(), twin.close()]);
      await Promise.all([deps.announcements.stop(), own.announcements.stop()]);
      await Promise.all([deps.live.stop(), own.live.stop(), deps.passwords.close(), own.passwords.close()]);
      await jobs.stop();
      await transport.close();
      await mail.close();
      await again.close();
      await database.close();
    },
  };
  return {
    app: testApp,
    hubs: [deps.live, own.live],
    /** Resets the clock, the mails and the calls. */
    renew() {
      clock.set(startOfTests);
      mail.forget();
      calls = 0;
    },
  };
}

function injection<E extends Endpoint>(endpoint: E, request: TestRequest<E>) {
  const payload = "rawBody" in request ? request.rawBody : request.body;
  const query = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined);
  const token = request.token ?? (endpoint.access === "operator" ? testOperatorToken : undefined);
  return {
    method: endpoint.method,
    url: `/api${pathOf(endpoint, request.params as Record<string, string> | undefined)}`,
    query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])),
    remoteAddress: request.ip ?? "192.0.2.1",
    headers: {
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...request.headers,
    },
    ...(request.upload ? { payload: request.upload } : {}),
    ...(payload === undefined
      ? {}
      : { payload: typeof payload === "string" ? payload : JSON.stringify(payload) }),
  };
}

function answerOf<E extends Endpoint>(
  endpoint: E,
  response: LightMyRequestResponse,
  check: ReturnType<typeof documentCheck>,
): TestAnswer<E> {
  if (endpoint.download && response.statusCode === 200) return bytesOf(response);
  if (endpoint.file && response.statusCode === 200) return fileOf(endpoint, response);
  const body: Partial<Failure> & { result?: ResultOf<E> } = response.json();
  check({ endpoint, status: response.statusCode, body });
  return {
    status: response.statusCode,
    headers: response.headers,
    code: body.subStatusCode,
    message: body.message,
    // A refused call has no result; a test that reads one fails at that.
    result: body.result as ResultOf<E>,
    errors: (body.errors ?? []).map(({ field, subStatusCode }) => `${field} ${subStatusCode}`),
  };
}

function bytesOf<E extends Endpoint>({
  statusCode,
  headers,
  rawPayload,
}: LightMyRequestResponse): TestAnswer<E> {
  const result = { type: String(headers["content-type"]), bytes: new Uint8Array(rawPayload) };
  const nothing = { code: undefined, message: undefined, errors: [] };
  return { status: statusCode, headers, ...nothing, result: result as ResultOf<E> };
}

/** A file has no envelope; its bytes are read as what it says that it is. */
function fileOf<E extends Endpoint>(endpoint: E, response: LightMyRequestResponse): TestAnswer<E> {
  if (response.headers["content-type"] !== endpoint.file) throw new Error(`${endpoint.path} is no file`);
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(response.rawPayload);
  return {
    status: response.statusCode,
    headers: response.headers,
    code: undefined,
    message: undefined,
    result: text as ResultOf<E>,
    errors: [],
  };
}

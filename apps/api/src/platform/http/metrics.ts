import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { LiveHub } from "../live/live-hub.ts";
import { Refusal } from "../refusal.ts";
import { bearerGate } from "./bearer-gate.ts";
import { requestDurations } from "./request-durations.ts";

/** What the product counts of itself, asked of the database each time; a database that is away makes it no number. */
export type Figure = {
  readonly name: string;
  readonly help: string;
  count(): Promise<number>;
};

type Watched = {
  readonly config: Config;
  readonly live: Pick<LiveHub, "openStreams">;
  readonly figures: readonly Figure[];
};

/** `/metrics` as Prometheus text, for a scraper on this machine or one with the operator token. Durations in seconds. */
export function addMetrics(app: FastifyInstance, { config, live, figures }: Watched): void {
  const durations = requestDurations();
  let started: ReturnType<typeof processFigures> | undefined;
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    durations.observe({
      method: request.method,
      route,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
  const gate = bearerGate(config.operatorToken);
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request, config)) refuseWithoutToken(gate, request);
    started ??= processFigures(live, figures);
    const registry = await started;
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(`${await registry.metrics()}\n${durations.text()}`);
  });
}

/** The process's own figures, from the first question on: a copy that nobody watches need not look at itself. */
async function processFigures(live: Watched["live"], figures: Watched["figures"]) {
  const { collectDefaultMetrics, Gauge, Registry } = await import("prom-client");
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: "live_streams",
    help: "Open streams of live updates",
    registers: [registry],
    collect() {
      this.set(live.openStreams());
    },
  });
  for (const { name, help, count } of figures) {
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(await count().catch(() => Number.NaN));
      },
    });
  }
  return registry;
}

function refuseWithoutToken(gate: (request: FastifyRequest) => void, request: FastifyRequest): void {
  try {
    gate(request);
  } catch {
    throw new Refusal("noAccess");
  }
}

/** A proxy on this machine that we do not trust makes everybody look local, so what it forwards does not count. */
function isLocal(request: FastifyRequest, { trustProxy }: Config): boolean {
  const forwarded =
    request.headers["x-forwarded-for"] !== undefined || request.headers.forwarded !== undefined;
  if (forwarded && trustProxy === 0) return false;
  const { ip } = request;
  return isIP(ip) !== 0 && (ip === "::1" || /^(::ffff:)?127\./.test(ip));
}

import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import type { LiveHub } from "../live/live-hub.ts";
import { Refusal } from "../refusal.ts";
import { operatorGate } from "./operator-gate.ts";
import { requestDurations } from "./request-durations.ts";

/** `/metrics` as Prometheus text, for a scraper on this machine or one with the operator token. Durations in seconds. */
export function addMetrics(
  app: FastifyInstance,
  { config, live }: { config: Config; live: Pick<LiveHub, "openStreams"> },
): void {
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
  const gate = operatorGate(config.operatorToken);
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request, config)) refuseWithoutToken(gate, request);
    started ??= processFigures(live);
    const figures = await started;
    return reply
      .header("cache-control", "no-store")
      .type(figures.contentType)
      .send(`${await figures.metrics()}\n${durations.text()}`);
  });
}

/** The process's own figures, from the first question on: a copy that nobody watches need not look at itself. */
async function processFigures(live: Pick<LiveHub, "openStreams">) {
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

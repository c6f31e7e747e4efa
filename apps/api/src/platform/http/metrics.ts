import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Config } from "../config.ts";
import type { LiveHub } from "../live/live-hub.ts";
import { Refusal } from "../refusal.ts";
import { operatorGate } from "./operator-gate.ts";

/** `/metrics` as Prometheus text, for a scraper on this machine or one with the operator token. Durations in seconds. */
export function addMetrics(
  app: FastifyInstance,
  { config, live }: { config: Config; live: Pick<LiveHub, "openStreams"> },
): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the first byte of a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  new Gauge({
    name: "live_streams",
    help: "Open streams of live updates",
    registers: [registry],
    collect() {
      this.set(live.openStreams());
    },
  });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "(none)";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const gate = operatorGate(config.operatorToken);
  app.get("/metrics", async (request, reply) => {
    if (!isLocal(request, config)) refuseWithoutToken(gate, request);
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

function refuseWithoutToken(gate: (request: FastifyRequest) => void, request: FastifyRequest): void {
  try {
    gate(request);
  } catch {
    throw new Refusal(2016);
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

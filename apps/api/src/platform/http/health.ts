import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";

/** `/healthz`: the process lives. `/readyz`: the database answers and is migrated, and the server is not shutting down. */
export function addHealth(app: FastifyInstance, { db, isReady }: { db: Db; isReady: () => boolean }): void {
  app.get("/healthz", async (_request, reply) => reply.send({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const ready = isReady() && (await answers(db));
    return reply.status(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready" });
  });
}

async function answers(db: Db): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** The gallery of components at `/dev/ui`, out of a folder of its own: the site's files know nothing of it. Not for production. */
export function devUiPages({ folder }: { folder: string }) {
  const page = readFileSync(join(folder, "gallery/index.html"));

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook("onRequest", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
    app.get("/dev/ui", (_request, reply) => reply.type("text/html; charset=utf-8").send(page));
    await app.register(fastifyStatic, {
      root: join(folder, "assets"),
      prefix: "/dev/ui/assets/",
      wildcard: false,
      decorateReply: false,
      cacheControl: false,
    });
  };
}

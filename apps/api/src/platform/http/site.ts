import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { pageAt } from "@tomoru/contract/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";
import { sendFailure } from "./failures.ts";

/** Seconds; the build names files under /assets by their content, so they never change. */
const assetAge = 31_536_000;

/** Serves the built site. A known page is 200, any other address the same document with 404, below /api the JSON envelope. */
export async function serveSite(
  app: FastifyInstance,
  { folder }: { folder: string | undefined },
): Promise<void> {
  const send = folder ? await documentOf(app, folder) : undefined;
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    const reads = request.method === "GET" || request.method === "HEAD";
    const wantsPage = reads && send && path !== "/api" && !path.startsWith("/api/") && !/\.\w+$/.test(path);
    if (!wantsPage) return sendFailure(request, reply, new Refusal(2005));
    return send(request, reply.status(pageAt(path) ? 200 : 404));
  });
}

async function documentOf(app: FastifyInstance, folder: string) {
  const plain = readFileSync(join(folder, "index.html"));
  const brotli = readFileSync(join(folder, "index.html.br"));
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header(
        "cache-control",
        path.includes("/assets/") ? `public, max-age=${assetAge}, immutable` : "no-cache",
      );
    },
  });
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type("text/html; charset=utf-8").headers({ "cache-control": "no-cache", vary: "accept-encoding" });
    return /\bbr\b/.test(request.headers["accept-encoding"] ?? "")
      ? reply.header("content-encoding", "br").send(brotli)
      : reply.send(plain);
  };
}

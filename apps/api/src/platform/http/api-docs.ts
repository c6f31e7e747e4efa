import type { FastifyInstance } from "fastify";
import type { DocsOptions, renderDocs } from "./api-docs.view.ts";

/**
 * `/api/openapi.json` for programs and `/api/docs` for people, both from the endpoints of the contract. Rendered when the first
 * of them asks: most copies are never asked.
 */
export function addApiDocs(app: FastifyInstance, options: DocsOptions): void {
  let rendered: Promise<ReturnType<typeof renderDocs>> | undefined;
  const docs = () => {
    rendered ??= import("./api-docs.view.ts").then((view) => view.renderDocs(options));
    return rendered;
  };
  app.get("/api/openapi.json", async (_request, reply) =>
    reply.type("application/json; charset=utf-8").send((await docs()).document),
  );
  app.get("/api/docs", async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send((await docs()).page),
  );
  app.get("/api/docs.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send((await docs()).style),
  );
}

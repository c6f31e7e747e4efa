import type { FastifyInstance } from "fastify";

const formBytes = 16 * 1024;

/** Lets the pages of this scope be sent forms. A name that comes more than once becomes a list. */
export function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: formBytes },
    async (_request: unknown, body: string | Buffer) => fieldsOf(new URLSearchParams(String(body))),
  );
}

function fieldsOf(form: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [first = "", ...more] = form.getAll(name);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

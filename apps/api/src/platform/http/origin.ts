import type { FastifyInstance } from "fastify";
import { Refusal } from "../refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** A call that changes something and says it comes from another site is refused with 403 `noAccess`; there is no CORS. */
export function refuseForeignOrigins(
  app: FastifyInstance,
  { appUrl, production }: { appUrl: string; production: boolean },
): void {
  const own = new URL(appUrl).origin;
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || origin === own || safeMethods.has(request.method)) return done();
    // A trial installation is opened as localhost as well as 127.0.0.1.
    const sameHost = URL.canParse(origin) && new URL(origin).host === request.headers.host;
    if (production || !sameHost) throw new Refusal("noAccess");
    done();
  });
}

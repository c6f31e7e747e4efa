import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../platform/refusal.ts";
import { signedRequestOf } from "../../platform/social/signed-request.ts";
import { sandboxCredentials } from "../../platform/social/social-platforms.ts";
import { endLinkOf } from "./instagram-callbacks.usecases.ts";

const mostBytes = 8192;
const deletion = "/api/social/instagram/data-deletion";

/**
 * Where Instagram says that somebody took their grant back, or asks for the deletion of what was read: what it has not signed is
 * refused, and whoever is linked no more is a success, since nothing is left of them.
 */
export function instagramCallbacks(deps: Deps) {
  return async (app: FastifyInstance): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: mostBytes },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    );
    app.post("/api/social/instagram/deauthorize", { bodyLimit: mostBytes }, async ({ body }, reply) => {
      await endLinkOf(deps, userOf(deps, body));
      return reply.status(200).header("cache-control", "no-store").send();
    });
    app.post(deletion, { bodyLimit: mostBytes }, async ({ body }, reply) => {
      const userId = userOf(deps, body);
      await endLinkOf(deps, userId);
      const code = deps.hash.of("dataDeletion", userId, deps.clock.now().toISOString()).slice(0, 32);
      reply.header("cache-control", "no-store").type("application/json; charset=utf-8");
      const url = `${deps.config.appUrl}${deletion}?code=${encodeURIComponent(code)}`;
      return { url, confirmation_code: code };
    });
    app.get(deletion, async (_request, reply) =>
      reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(done),
    );
  };
}

/** Erasing is over when the request for it is answered. */
const done = [
  "Instagramから取得したデータは削除済みです。",
  "The data that was read from Instagram has been deleted.",
  "",
].join("\n");

function userOf({ config, log }: Deps, body: unknown): string {
  const { credentials } = config.social.instagram;
  const secret = (credentials ?? (config.production ? undefined : sandboxCredentials))?.clientSecret;
  if (secret === undefined) throw new Refusal("dataNotFound");
  const text = body instanceof URLSearchParams ? (body.get("signed_request") ?? "") : "";
  const signed = signedRequestOf(text, secret);
  if (signed) return signed.userId;
  log.warn({}, "a word of Instagram that it has not signed was refused");
  throw new Refusal("dataInvalid");
}

import type { FastifyInstance } from "fastify";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Random } from "../platform/random.ts";
import { sandboxPath } from "../platform/social/platform-addresses.ts";
import { takeForms } from "./form-body.ts";
import { type PublishedPosts, publishedInMemory } from "./published-posts.ts";
import { sandboxAuthorize, sandboxStyle } from "./sandbox-authorize.ts";
import { type SandboxGrants, sandboxGrants } from "./sandbox-grants.ts";
import { sandboxInstagram } from "./sandbox-instagram.ts";
import { sandboxPostPages } from "./sandbox-posts.routes.ts";
import { sandboxTiktok } from "./sandbox-tiktok.ts";
import { sandboxYoutube } from "./sandbox-youtube.ts";

const speakers = { instagram: sandboxInstagram, tiktok: sandboxTiktok, youtube: sandboxYoutube } as const;

type SandboxDeps = {
  readonly config: Pick<Config, "appUrl">;
  readonly clock: Clock;
  readonly random: Random;
};

/**
 * Stands in for the three platforms where no credentials are set: their own paths below `/dev/social/<platform>`, with
 * made-up accounts. Not for production. Tests hand in `grants` to reach what has been given out, and `published` for what has been
 * posted.
 */
export function sandboxPages(
  { config, clock, random }: SandboxDeps,
  {
    grants = sandboxGrants(random),
    published = publishedInMemory(),
  }: { grants?: SandboxGrants; published?: PublishedPosts } = {},
) {
  const css = sandboxStyle();
  return async (app: FastifyInstance): Promise<void> => {
    takeForms(app);
    app.get("/dev/social.css", (_request, reply) => reply.type("text/css; charset=utf-8").send(css));
    for (const platform of ["instagram", "tiktok", "youtube"] as const) {
      const prefix = sandboxPath(platform);
      await app.register(
        async (scope) => {
          const parts = { grants, clock, published };
          sandboxAuthorize(scope, { ...parts, config, random, platform });
          sandboxPostPages(scope, { ...parts, random, platform });
          speakers[platform](scope, parts);
        },
        { prefix },
      );
    }
  };
}

import { join } from "node:path";
import type { Platform } from "@tomoru/contract/platforms";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../platform/config.ts";
import { htmlPageStyle } from "../platform/html-page/html-page.ts";
import { chosenLocale } from "../platform/http/locale.ts";
import type { Random } from "../platform/random.ts";
import { realAddresses, sandboxPath } from "../platform/social/platform-addresses.ts";
import { sandboxCredentials } from "../platform/social/social-platforms.ts";
import { consentPage, wrongLinkPage } from "./sandbox.view.ts";
import { findAccount, listedAccounts, newAccount } from "./sandbox-accounts.data.ts";
import type { QueryRequest, SandboxParts } from "./sandbox-platform.ts";

type DecisionRequest = FastifyRequest<{
  Body: Partial<Record<"decision" | "account" | "state" | "code_challenge", string>> & {
    scope?: string | string[];
  };
}>;

type AuthorizeParts = SandboxParts & {
  readonly config: Pick<Config, "appUrl">;
  readonly random: Random;
};

export function sandboxStyle(): string {
  return htmlPageStyle(join(import.meta.dirname, "sandbox.css"));
}

/** The page that asks for consent, under the platform's own path, and what its two buttons send. */
export function sandboxAuthorize(
  app: FastifyInstance,
  { grants, config, random, platform }: AuthorizeParts & { platform: Platform },
): void {
  const path = new URL(realAddresses[platform].authorize).pathname;
  const ownCallback = `${config.appUrl}/${platform}/callback`;

  app.get(path, (request: QueryRequest, reply) => {
    const locale = chosenLocale(request.headers.cookie);
    const {
      client_id,
      client_key,
      redirect_uri,
      state = "",
      scope = "",
      code_challenge = "",
    } = request.query;
    const isOurs = (client_id ?? client_key) === sandboxCredentials.clientId && redirect_uri === ownCallback;
    if (!isOurs) return sendPage(reply.status(400), wrongLinkPage(locale));
    return sendPage(
      reply,
      consentPage({
        locale,
        platform,
        action: `${sandboxPath(platform)}/decision`,
        accounts: [newAccount(random.bytes(4)), ...listedAccounts(platform)],
        scopes: scope.split(/[ ,]/),
        carried: { state, code_challenge },
      }),
    );
  });

  app.post("/decision", (request: DecisionRequest, reply) => {
    const { decision, account = "", state = "", code_challenge = "", scope = [] } = request.body;
    if (decision !== "allow" || !findAccount(platform, account)) {
      return sendBack(reply, { error: "access_denied", error_description: "The user denied access", state });
    }
    const scopes = typeof scope === "string" ? [scope] : scope;
    const codeChallenge = code_challenge === "" ? null : code_challenge;
    const code = grants.newCode({
      platform,
      accountId: account,
      scopes,
      redirectUri: ownCallback,
      codeChallenge,
    });
    return sendBack(reply, { code, state, ...(platform === "tiktok" ? { scopes: scopes.join(",") } : {}) });
  });

  /** Only ever to our own callback. */
  function sendBack(reply: FastifyReply, query: Record<string, string>): FastifyReply {
    return reply.redirect(`${ownCallback}?${new URLSearchParams(query)}`, 303);
  }
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers({ "cache-control": "no-store" }).type("text/html; charset=utf-8").send(page);
}

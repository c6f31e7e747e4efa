import type { Platform } from "@tomoru/contract/platforms";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../platform/clock.ts";
import { sandboxCredentials } from "../platform/social/social-platforms.ts";
import type { PublishedPosts } from "./published-posts.ts";
import { findAccount, type SandboxAccount } from "./sandbox-accounts.data.ts";
import type { SandboxGrant, SandboxGrants } from "./sandbox-grants.ts";

/** What the routes of a sandbox platform need. */
export type SandboxParts = {
  readonly grants: SandboxGrants;
  readonly clock: Clock;
  readonly published: PublishedPosts;
};

export type FormRequest = FastifyRequest<{ Body: Record<string, string> }>;
export type QueryRequest = FastifyRequest<{ Querystring: Record<string, string> }>;

export function isClient(id: string | undefined, secret: string | undefined): boolean {
  return id === sandboxCredentials.clientId && secret === sandboxCredentials.clientSecret;
}

export function bearerToken({ headers }: FastifyRequest): string {
  return headers.authorization?.replace(/^Bearer /, "") ?? "";
}

export type Whose = { readonly grant: SandboxGrant; readonly account: SandboxAccount };

/** The account of an access token; undefined if the token is not valid. */
export function whoseToken(
  { grants }: SandboxParts,
  { platform, token }: { platform: Platform; token: string },
): Whose | undefined {
  const grant = grants.read("access", platform, token);
  const account = grant && findAccount(platform, grant.accountId);
  return account && { grant, account };
}

/** A platform's answer: each has its own shape for errors. */
export function answer(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

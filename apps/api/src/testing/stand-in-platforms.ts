import type { AddressInfo } from "node:net";
import { type Platform, platforms } from "@tomoru/contract/platforms";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { type PublishedPosts, publishedInMemory } from "../dev/published-posts.ts";
import { sandboxPages } from "../dev/sandbox.routes.ts";
import { sandboxGrants } from "../dev/sandbox-grants.ts";
import { type Clock, systemClock } from "../platform/clock.ts";
import { systemRandom } from "../platform/random.ts";
import { standInAddresses } from "../platform/social/platform-addresses.ts";
import type { SocialConfig } from "../platform/social/social-config.ts";
import { sandboxCredentials } from "../platform/social/social-platforms.ts";

export type StandInFault = "hangs" | "redirects" | "pours" | "answersHtml" | "isBusy" | "breaks";

/** The three platforms on a port of their own: the sandbox's code, as the real ones are reached, with faults to switch on. */
export type StandInPlatforms = {
  /** For `startTestApp({ social })`: with credentials, so that nothing is marked as sandbox. */
  readonly social: SocialConfig;
  /** What a person does on the consent page that `url` leads to. Answers what comes back to the callback page. */
  consent(url: string, choice?: Consent): Promise<Record<string, string>>;
  /** From now on every call to a path with this part goes wrong. */
  fail(pathPart: string, fault: StandInFault): void;
  mendAll(): void;
  /** Calls so far to a path with this part. */
  calls(pathPart: string): number;
  expireCodes(): void;
  /** Every address that was asked, in order. */
  readonly seen: readonly string[];
  readonly published: PublishedPosts;
  /** What a platform does when a person takes the grant back on its own pages. */
  spend(token: string): void;
  close(): Promise<void>;
};

export type Consent = {
  /** The first account on the page unless given. */
  readonly accountId?: string;
  readonly isDenied?: boolean;
  readonly scopes?: readonly string[];
};

const appUrl = "http://localhost:3000";

/** `clock`: what the made-up posts are dated by. */
export async function startStandInPlatforms(clock: Clock = systemClock): Promise<StandInPlatforms> {
  const faults = new Map<string, StandInFault>();
  const seen: string[] = [];
  const grants = sandboxGrants(systemRandom);
  const published = publishedInMemory();
  const app = Fastify({ forceCloseConnections: true });
  app.addHook("onRequest", async (request, reply) => {
    seen.push(request.url);
    const [, fault] = [...faults].find(([part]) => request.url.includes(part)) ?? [];
    if (fault) await goWrong[fault](request, reply);
  });
  await app.register(
    sandboxPages({ config: { appUrl }, clock, random: systemRandom }, { grants, published }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  return {
    social: socialAt(origin),
    consent,
    fail: (part, fault) => void faults.set(part, fault),
    mendAll: () => faults.clear(),
    calls: (part) => seen.filter((url) => url.includes(part)).length,
    seen,
    published,
    expireCodes: () => grants.expireCodes(),
    spend: (token) => grants.spend(token),
    close: () => app.close(),
  };
}

type GoWrong = (request: FastifyRequest, reply: FastifyReply) => unknown;

const goWrong: Record<StandInFault, GoWrong> = {
  // Ends with the connection.
  hangs: (request) => new Promise((resolve) => request.raw.socket.once("close", resolve)),
  redirects: (_, reply) => reply.redirect("https://example.jp/elsewhere"),
  pours: (_, reply) => reply.type("application/json").send(`{"a":"${"x".repeat(10 * 1024 * 1024)}"}`),
  answersHtml: (_, reply) => reply.type("text/html").send("<!doctype html><title>Maintenance</title>"),
  isBusy: (_, reply) => reply.status(429).send({ error: "rate_limit_exceeded" }),
  breaks: (_, reply) => reply.status(500).send({ error: { code: "internal" } }),
};

function socialAt(origin: string): SocialConfig {
  const at = (platform: Platform) => ({
    credentials: sandboxCredentials,
    addresses: standInAddresses(platform, { outside: origin, inside: origin }),
  });
  return { instagram: at("instagram"), tiktok: at("tiktok"), youtube: at("youtube") };
}

/** What a person does on a sandbox's consent page, wherever it is served. */
export async function consent(url: string, { accountId, isDenied, scopes }: Consent = {}) {
  const page = await (await fetch(url)).text();
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? "";
  const platform = platforms.find((name) => url.includes(`/dev/social/${name}/`));
  const granted =
    scopes ?? [...page.matchAll(/name="scope" value="([^"]*)"/g)].map(([, scope = ""]) => scope);
  const form = new URLSearchParams({
    state: value("state"),
    code_challenge: value("code_challenge"),
    account: accountId ?? value("account"),
    decision: isDenied ? "deny" : "allow",
  });
  for (const scope of granted) form.append("scope", scope);
  const decision = `${new URL(url).origin}/dev/social/${platform}/decision`;
  const answer = await fetch(decision, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  if (`${back.origin}${back.pathname}` !== `${appUrl}/${platform}/callback`)
    throw new Error(`sent to ${back}`);
  return Object.fromEntries(back.searchParams);
}

import { formatsOf } from "@tomoru/contract/deals/terms";
import type { Platform } from "@tomoru/contract/platforms";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { chosenLocale } from "../platform/http/locale.ts";
import type { Random } from "../platform/random.ts";
import { sandboxPath } from "../platform/social/platform-addresses.ts";
import { newMediaId } from "./published-posts.ts";
import { findAccount, type SandboxAccount } from "./sandbox-accounts.data.ts";
import type { SandboxParts } from "./sandbox-platform.ts";
import { postsPage } from "./sandbox-posts.view.ts";

type Sent = Partial<Record<"act" | "account" | "id" | "kind" | "title" | "caption" | "isPaid", string>>;
type PostsRequest = FastifyRequest<{ Body: Sent; Querystring: { account?: string } }>;

/** What a person does on the platform itself: publish a post, edit its words, delete it. */
export function sandboxPostPages(
  app: FastifyInstance,
  { published, clock, random, platform }: SandboxParts & { random: Random; platform: Platform },
): void {
  const path = `${sandboxPath(platform)}/posts`;

  app.get("/posts", async (request: PostsRequest, reply) => {
    const accounts = await published.accounts(platform);
    const chosen = findAccount(platform, request.query.account ?? "");
    const account = chosen ?? (await published.lastLinked(platform)) ?? accounts[0];
    const page = postsPage({
      locale: chosenLocale(request.headers.cookie),
      platform,
      path,
      accounts,
      account,
      posts: account ? await published.of(platform, account.id) : [],
    });
    return reply.headers({ "cache-control": "no-store" }).type("text/html; charset=utf-8").send(page);
  });

  app.post("/posts", async (request: PostsRequest, reply) => {
    const account = findAccount(platform, request.body.account ?? "");
    if (!account) return reply.status(400).send();
    await act(request.body, account);
    return reply.redirect(`${path}?${new URLSearchParams({ account: account.id })}`, 303);
  });

  async function act(sent: Sent, account: SandboxAccount): Promise<void> {
    const { caption = "", title = "" } = sent;
    const key = { platform, accountId: account.id, mediaId: sent.id ?? "" };
    if (sent.act === "edit") return published.edit(key, { caption, title });
    if (sent.act === "delete") return published.remove(key);
    const kinds: readonly (typeof formatsOf)[Platform][number][] = formatsOf[platform];
    const kind = kinds.find((one) => one === sent.kind) ?? formatsOf[platform][0];
    const mediaId = newMediaId(random, { platform, kind });
    const isPaid = sent.isPaid === "yes";
    const post = { accountId: account.id, mediaId, kind, title, caption, isPaid };
    await published.publish(platform, { ...post, publishedAt: clock.now() });
  }
}

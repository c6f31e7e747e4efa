import type { FastifyInstance, FastifyReply } from "fastify";
import { type PublishedPost, postAddress } from "./published-posts.ts";
import type { SandboxAccount } from "./sandbox-accounts.data.ts";
import type { SandboxGrant } from "./sandbox-grants.ts";
import { lifetimes } from "./sandbox-lifetimes.data.ts";
import {
  answer,
  type FormRequest,
  isClient,
  type QueryRequest,
  type SandboxParts,
  whoseToken,
} from "./sandbox-platform.ts";
import { postsOf, type SandboxPost } from "./sandbox-posts.ts";

const platform = "instagram";

/** Instagram's paths: a short token for a code, a long one for a short one, a long one again, profile and figures. */
export function sandboxInstagram(app: FastifyInstance, parts: SandboxParts): void {
  const { grants, clock, published } = parts;

  app.post("/oauth/access_token", (request: FormRequest, reply) => {
    const { client_id, client_secret, code = "", redirect_uri = "" } = request.body;
    if (!isClient(client_id, client_secret)) return refuse(reply, "Invalid client");
    const grant = grants.redeem({ platform, code, redirectUri: redirect_uri, codeVerifier: null });
    if (!grant) return refuse(reply, "Matching code was not found or was already used");
    return answer(reply, 200, {
      access_token: grants.newToken("access", grant),
      user_id: grant.accountId,
      permissions: grant.scopes.join(","),
    });
  });

  app.get("/access_token", (request: QueryRequest, reply) => {
    const { grant_type, client_secret, access_token = "" } = request.query;
    const grant = grants.read("access", platform, access_token);
    if (grant_type !== "ig_exchange_token" || !isClient("sandbox", client_secret) || !grant)
      return refuse(reply, "Invalid token");
    return lengthen(reply, grant);
  });

  app.get("/refresh_access_token", (request: QueryRequest, reply) => {
    const { grant_type, access_token = "" } = request.query;
    const grant = grants.read("access", platform, access_token);
    if (grant_type !== "ig_refresh_token" || !grant) return refuse(reply, "Invalid token");
    return lengthen(reply, grant);
  });

  app.get("/v25.0/me", (request: QueryRequest, reply) => {
    const whose = whoseToken(parts, { platform, token: request.query.access_token ?? "" });
    if (!whose || whose.account.trait === "personal") return refuse(reply, "No professional account");
    const { id, handle, displayName, followers } = whose.account;
    return answer(reply, 200, {
      user_id: id,
      username: handle,
      name: displayName,
      account_type: "MEDIA_CREATOR",
      followers_count: followers,
      id,
    });
  });

  app.get("/v25.0/me/media", async (request: QueryRequest, reply) => {
    const whose = whoseToken(parts, { platform, token: request.query.access_token ?? "" });
    if (!whose) return refuse(reply, "Invalid token");
    const { account } = whose;
    const madeUp = postsOf(account, clock.now()).map(mediaOf(account));
    const own = (await published.of(platform, account.id))
      .filter(({ kind }) => kind !== "story")
      .map(publishedMediaOf(account));
    const all = [...own, ...madeUp];
    const from = Number(request.query.after ?? 0);
    const end = from + Number(request.query.limit ?? 25);
    const paging = end < all.length ? { paging: { cursors: { after: String(end) } } } : {};
    return answer(reply, 200, { data: all.slice(from, end), ...paging });
  });

  app.get("/v25.0/:media/insights", async (request: QueryRequest, reply) => {
    const { media = "" } = request.params as { media?: string };
    const [id = "", post = ""] = media.split("~");
    const whose = whoseToken(parts, { platform, token: request.query.access_token ?? "" });
    const posts = whose?.account.id === id ? postsOf(whose.account, clock.now()) : [];
    const own = whose?.account.id === id ? await published.of(platform, id) : [];
    const isOwn = own.some(({ mediaId }) => mediaId === post);
    const value = isOwn ? whose?.account.recentViews[0] : posts.find((one) => one.id === post)?.views;
    if (value === undefined) return refuse(reply, "Unsupported get request");
    return answer(reply, 200, { data: [{ name: "views", period: "lifetime", values: [{ value }] }] });
  });

  function lengthen(reply: FastifyReply, grant: SandboxGrant): FastifyReply {
    const access_token = grants.newToken("access", grant);
    return answer(reply, 200, { access_token, token_type: "bearer", expires_in: 60 * lifetimes.day });
  }
}

/** Without a colon in the offset, as Instagram writes it. */
const timestampOf = (moment: Date) => moment.toISOString().replace(/\.\d{3}Z$/, "+0000");

function mediaOf(account: SandboxAccount) {
  return ({ id, postedAt, likes, comments, text }: SandboxPost, at: number) => ({
    id: `${account.id}~${id}`,
    caption: text,
    media_product_type: at % 5 === 4 ? "FEED" : "REELS",
    permalink: `https://www.instagram.com/p/${id}/`,
    timestamp: timestampOf(postedAt),
    like_count: likes,
    comments_count: comments,
  });
}

function publishedMediaOf(account: SandboxAccount) {
  return (post: PublishedPost) => ({
    id: `${account.id}~${post.mediaId}`,
    caption: post.caption,
    media_product_type: post.kind === "reel" ? "REELS" : "FEED",
    permalink: postAddress(platform, account.handle, post),
    timestamp: timestampOf(post.publishedAt),
    like_count: 320,
    comments_count: 18,
  });
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return answer(reply, 400, { error: { message, type: "OAuthException", code: 190 } });
}

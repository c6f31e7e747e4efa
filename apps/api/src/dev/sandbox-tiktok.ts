import type { FastifyInstance, FastifyReply } from "fastify";
import { type PublishedPost, postAddress } from "./published-posts.ts";
import type { SandboxAccount } from "./sandbox-accounts.data.ts";
import type { SandboxGrant } from "./sandbox-grants.ts";
import { lifetimes } from "./sandbox-lifetimes.data.ts";
import {
  answer,
  bearerToken,
  type FormRequest,
  isClient,
  type SandboxParts,
  whoseToken,
} from "./sandbox-platform.ts";
import { postsOf, type SandboxPost } from "./sandbox-posts.ts";

const platform = "tiktok";

/** TikTok's paths: refresh tokens rotate, and what was not granted is not given. */
export function sandboxTiktok(app: FastifyInstance, parts: SandboxParts): void {
  const { grants, clock, published } = parts;

  app.post("/v2/oauth/token/", (request: FormRequest, reply) => {
    const {
      client_key,
      client_secret,
      grant_type,
      code = "",
      redirect_uri = "",
      refresh_token = "",
    } = request.body;
    if (!isClient(client_key, client_secret)) return refuseToken(reply, "invalid_client");
    if (grant_type === "refresh_token") {
      const grant = grants.read("refresh", platform, refresh_token);
      grants.spend(refresh_token);
      return grant ? pair(reply, grant) : refuseToken(reply, "invalid_grant");
    }
    const grant = grants.redeem({ platform, code, redirectUri: redirect_uri, codeVerifier: null });
    return grant ? pair(reply, grant) : refuseToken(reply, "invalid_grant");
  });

  app.post("/v2/oauth/revoke/", (request: FormRequest, reply) => {
    const { client_key, client_secret, token = "" } = request.body;
    if (!isClient(client_key, client_secret)) return refuseToken(reply, "invalid_client");
    if (!grants.read("access", platform, token)) return refuseToken(reply, "invalid_request");
    grants.spend(token);
    return answer(reply, 200, {});
  });

  app.get("/v2/user/info/", (request, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose) return refuse(reply, 401, "access_token_invalid");
    const { account, grant } = whose;
    const asked = String((request.query as { fields?: string }).fields).split(",");
    const needs = { username: "user.info.profile", follower_count: "user.info.stats" } as const;
    for (const [field, scope] of Object.entries(needs)) {
      if (asked.includes(field) && !grant.scopes.includes(scope))
        return refuse(reply, 401, "scope_not_authorized");
    }
    const known: Record<string, unknown> = {
      open_id: account.id,
      display_name: account.displayName,
      username: account.handle,
      follower_count: account.followers,
    };
    const user = Object.fromEntries(asked.map((field) => [field, known[field]]));
    return answer(reply, 200, { data: { user }, error: { code: "ok", message: "" } });
  });

  app.post("/v2/video/list/", async (request, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose?.grant.scopes.includes("video.list")) return refuse(reply, 401, "scope_not_authorized");
    const { max_count = 10, cursor = 0 } = (request.body ?? {}) as { max_count?: number; cursor?: number };
    const { account } = whose;
    const own = (await published.of(platform, account.id)).map(publishedVideoOf(account));
    const all = [...own, ...postsOf(account, clock.now()).map(videoOf(account))];
    const end = cursor + Math.min(max_count, 20);
    const data = { videos: all.slice(cursor, end), cursor: end, has_more: end < all.length };
    return answer(reply, 200, { data, error: { code: "ok", message: "" } });
  });

  app.post("/v2/video/query/", async (request, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose?.grant.scopes.includes("video.list")) return refuse(reply, 401, "scope_not_authorized");
    const { filters } = (request.body ?? {}) as { filters?: { video_ids?: string[] } };
    const { account } = whose;
    // The call lists videos, so photos are left out.
    const own = (await published.of(platform, account.id)).filter(({ kind }) => kind === "video");
    const videos = [
      ...own.map(publishedVideoOf(account)),
      ...postsOf(account, clock.now()).map(videoOf(account)),
    ].filter(({ id }) => filters?.video_ids?.includes(id));
    return answer(reply, 200, { data: { videos }, error: { code: "ok", message: "" } });
  });

  function pair(reply: FastifyReply, grant: SandboxGrant): FastifyReply {
    return answer(reply, 200, {
      open_id: grant.accountId,
      scope: grant.scopes.join(","),
      access_token: grants.newToken("access", grant),
      expires_in: 2 * lifetimes.hour,
      refresh_token: grants.newToken("refresh", grant),
      refresh_expires_in: 180 * lifetimes.day,
      token_type: "Bearer",
    });
  }
}

function videoOf(account: SandboxAccount) {
  return ({ id, postedAt, views, likes, comments, text }: SandboxPost) => ({
    id,
    title: text.slice(0, 20),
    video_description: text,
    share_url: `https://www.tiktok.com/@${account.handle}/video/${id}?utm_source=sandbox`,
    create_time: Math.floor(postedAt.getTime() / 1000),
    view_count: views,
    like_count: likes,
    comment_count: comments,
  });
}

/** TikTok gives 150 characters. */
const descriptionCharacters = 150;

function publishedVideoOf(account: SandboxAccount) {
  return (post: PublishedPost) => ({
    id: post.mediaId,
    title: post.caption.slice(0, 20),
    video_description: [...post.caption].slice(0, descriptionCharacters).join(""),
    share_url: `${postAddress(platform, account.handle, post)}?utm_source=sandbox`,
    create_time: Math.floor(post.publishedAt.getTime() / 1000),
    view_count: account.recentViews[0] ?? 0,
    like_count: 320,
    comment_count: 18,
  });
}

/** The token paths answer a refusal with 200. */
function refuseToken(reply: FastifyReply, error: string): FastifyReply {
  return answer(reply, 200, { error, error_description: "", log_id: "sandbox" });
}

function refuse(reply: FastifyReply, status: number, code: string): FastifyReply {
  return answer(reply, status, { data: {}, error: { code, message: "", log_id: "sandbox" } });
}

import type { FastifyInstance, FastifyReply } from "fastify";
import type { PublishedPost } from "./published-posts.ts";
import type { SandboxGrant } from "./sandbox-grants.ts";
import { lifetimes } from "./sandbox-lifetimes.data.ts";
import {
  answer,
  bearerToken,
  type FormRequest,
  isClient,
  type QueryRequest,
  type SandboxParts,
  type Whose,
  whoseToken,
} from "./sandbox-platform.ts";
import { postsOf, type SandboxPost } from "./sandbox-posts.ts";

const platform = "youtube";

/** Google's token paths, which hold the code to its PKCE challenge, and the three lists of the YouTube Data API. */
export function sandboxYoutube(app: FastifyInstance, parts: SandboxParts): void {
  const { grants, clock, published } = parts;

  app.post("/token", (request: FormRequest, reply) => {
    const { client_id, client_secret, grant_type, code = "", redirect_uri = "" } = request.body;
    if (!isClient(client_id, client_secret)) return refuseToken(reply, 401, "invalid_client");
    if (grant_type === "refresh_token") {
      const grant = grants.read("refresh", platform, request.body.refresh_token ?? "");
      return grant ? answer(reply, 200, accessOf(grant)) : refuseToken(reply, 400, "invalid_grant");
    }
    const codeVerifier = request.body.code_verifier ?? null;
    const grant = grants.redeem({ platform, code, redirectUri: redirect_uri, codeVerifier });
    if (!grant) return refuseToken(reply, 400, "invalid_grant");
    return answer(reply, 200, { ...accessOf(grant), refresh_token: grants.newToken("refresh", grant) });
  });

  app.post("/revoke", (request: FormRequest, reply) => {
    const { token = "" } = request.body;
    const isKnown = grants.read("refresh", platform, token) ?? grants.read("access", platform, token);
    if (!isKnown) return refuseToken(reply, 400, "invalid_token");
    grants.spend(token);
    return answer(reply, 200, {});
  });

  app.get("/youtube/v3/channels", (request, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose) return refuse(reply);
    return answer(reply, 200, whose.account.trait === "noChannel" ? {} : { items: [channelOf(whose)] });
  });

  app.get("/youtube/v3/playlistItems", async (request: QueryRequest, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose || request.query.playlistId !== uploadsOf(whose)) return refuse(reply);
    const own = (await published.of(platform, whose.account.id)).map(({ mediaId }) => mediaId);
    const ids = [...own, ...postsOf(whose.account, clock.now()).map(({ id }) => `v${id}`)];
    const items = ids
      .slice(0, Number(request.query.maxResults ?? 5))
      .map((videoId) => ({ contentDetails: { videoId } }));
    return answer(reply, 200, { items });
  });

  app.get("/youtube/v3/videos", async (request: QueryRequest, reply) => {
    const whose = whoseToken(parts, { platform, token: bearerToken(request) });
    if (!whose) return refuse(reply);
    const asked = request.query.id?.split(",") ?? [];
    const own = (await published.of(platform, whose.account.id)).map(publishedVideoOf(whose));
    const items = [...own, ...postsOf(whose.account, clock.now()).map(videoOf(whose))].filter(({ id }) =>
      asked.includes(id),
    );
    return answer(reply, 200, { items });
  });

  function accessOf(grant: SandboxGrant) {
    return {
      access_token: grants.newToken("access", grant),
      expires_in: lifetimes.hour,
      scope: grant.scopes.join(" "),
      token_type: "Bearer",
    };
  }
}

function channelOf({ account }: Whose) {
  const hiddenSubscriberCount = account.trait === "hidden";
  return {
    id: account.id,
    snippet: { title: account.displayName, customUrl: `@${account.handle}` },
    statistics: {
      hiddenSubscriberCount,
      ...(hiddenSubscriberCount ? {} : { subscriberCount: String(account.followers) }),
    },
    contentDetails: { relatedPlaylists: { uploads: uploadsOf({ account }) } },
  };
}

function videoOf({ account }: Pick<Whose, "account">) {
  return ({ id, postedAt, views, likes, comments, text, isPr }: SandboxPost, at: number) => ({
    id: `v${id}`,
    snippet: {
      channelId: account.id,
      publishedAt: postedAt.toISOString(),
      title: text.slice(0, 20),
      description: text,
    },
    statistics: { viewCount: String(views), likeCount: String(likes), commentCount: String(comments) },
    contentDetails: { duration: at % 4 === 3 ? "PT58S" : "PT8M12S" },
    status: { privacyStatus: "public" },
    paidProductPlacementDetails: { hasPaidProductPlacement: isPr },
  });
}

function publishedVideoOf({ account }: Pick<Whose, "account">) {
  return (post: PublishedPost) => ({
    id: post.mediaId,
    snippet: {
      channelId: account.id,
      publishedAt: post.publishedAt.toISOString(),
      title: post.title,
      description: post.caption,
    },
    statistics: { viewCount: String(account.recentViews[0] ?? 0), likeCount: "320", commentCount: "18" },
    contentDetails: { duration: post.kind === "short" ? "PT58S" : "PT8M12S" },
    status: { privacyStatus: "public" },
    paidProductPlacementDetails: { hasPaidProductPlacement: post.isPaid },
  });
}

function uploadsOf({ account }: Pick<Whose, "account">): string {
  return `uploads-${account.id}`;
}

function refuseToken(reply: FastifyReply, status: number, error: string): FastifyReply {
  return answer(reply, status, { error, error_description: "" });
}

function refuse(reply: FastifyReply): FastifyReply {
  return answer(reply, 401, { error: { code: 401, message: "", errors: [{ reason: "authError" }] } });
}

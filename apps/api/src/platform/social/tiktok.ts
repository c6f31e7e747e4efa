import { z } from "zod";
import { isPlatformFault } from "./platform-fault.ts";
import { bearer, Count, formBody, Told, withQuery } from "./platform-json.ts";
import {
  type Access,
  type Grant,
  type PlatformAccount,
  type PlatformParts,
  type PlatformPost,
  type PlatformPosts,
  type PostsAccess,
  postListBytes,
  postUrl,
  type SocialPlatform,
  type Tokens,
} from "./social-platform.ts";
import { findTiktokPost } from "./tiktok-post.ts";

const scopes = {
  basic: "user.info.basic",
  profile: "user.info.profile",
  stats: "user.info.stats",
  videos: "video.list",
};

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1),
  refresh_expires_in: z.number().positive().optional(),
  scope: z.string(),
});
const UserInfo = z.object({
  error: z.object({ code: z.literal("ok") }),
  data: z.object({
    user: z.object({
      open_id: z.string().min(1),
      display_name: z.string().default(""),
      username: z.string().optional(),
      follower_count: z.number().int().nonnegative().optional(),
    }),
  }),
});
const Videos = z.object({
  error: z.object({ code: z.literal("ok") }),
  data: z.object({
    videos: z
      .array(
        z.object({
          id: z.string(),
          title: z.string().default(""),
          video_description: z.string().default(""),
          share_url: z.string().optional(),
          create_time: z.number().int().positive(),
          view_count: Count,
          like_count: Count,
          comment_count: Count,
        }),
      )
      .default([]),
    cursor: z.number().optional(),
    has_more: z.boolean().default(false),
  }),
});
type Video = z.output<typeof Videos>["data"]["videos"][number];
const videoFields = "id,title,video_description,share_url,create_time,view_count,like_count,comment_count";
const videosAtOnce = 20;

/** TikTok Login Kit v2: comma-separated scopes that the creator may grant in part, refresh tokens that rotate, no PKCE on the web. */
export function tiktok(parts: PlatformParts): SocialPlatform {
  const { ask, addresses, credentials, isSandbox } = parts;
  const client = { client_key: credentials.clientId, client_secret: credentials.clientSecret };
  const revokeUrl = addresses.revoke;

  async function askToken(fields: Record<string, string>): Promise<Grant> {
    const form = formBody({ ...client, ...fields });
    const answer = await ask({ method: "POST", url: addresses.token, ...form }, TokenAnswer);
    return {
      accessToken: answer.access_token,
      accessExpiresIn: answer.expires_in,
      refreshToken: answer.refresh_token,
      refreshExpiresIn: answer.refresh_expires_in ?? null,
      scopes: answer.scope.split(","),
    };
  }

  const refresh = ({ refreshToken }: Tokens) =>
    askToken({ grant_type: "refresh_token", refresh_token: refreshToken ?? "" });

  return {
    isSandbox,
    hasPkce: false,
    refreshAheadSeconds: 300,
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(addresses.authorize, {
        client_key: client.client_key,
        scope: Object.values(scopes).join(","),
        response_type: "code",
        redirect_uri: redirectUri,
        state,
      }),
    exchange: ({ code, redirectUri }) =>
      askToken({ code, grant_type: "authorization_code", redirect_uri: redirectUri }),
    refresh,
    readAccount: (access) => readAccount(parts, access),
    readPosts: (access, most) => readPosts(parts, access, most),
    findPost: (access, mediaId) => findTiktokPost(parts, access, mediaId),
    ...(revokeUrl === undefined
      ? {}
      : {
          async revoke(tokens) {
            const tell = (token: string) =>
              ask({ method: "POST", url: revokeUrl, ...formBody({ ...client, token }) }, Told);
            try {
              await tell(tokens.accessToken);
            } catch (error) {
              // An access token lives for hours: of a link that rested it has ended, and only a fresh one can be revoked.
              if (!isPlatformFault(error, "refused") || tokens.refreshToken === null) throw error;
              await tell((await refresh(tokens)).accessToken);
            }
          },
        }),
  };
}

async function readAccount({ ask, addresses }: PlatformParts, access: Access): Promise<PlatformAccount> {
  // A field outside of what was granted fails the whole call.
  const fields = [
    "open_id,display_name",
    ...(access.scopes.includes(scopes.profile) ? ["username"] : []),
    ...(access.scopes.includes(scopes.stats) ? ["follower_count"] : []),
  ].join(",");
  const url = withQuery(`${addresses.api}/v2/user/info/`, { fields });
  const headers = bearer(access);
  const { user } = (await ask({ method: "GET", url, headers }, UserInfo)).data;
  const handle = user.username?.replace(/^@/, "") || user.display_name || user.open_id;
  return {
    userId: user.open_id,
    handle,
    displayName: user.display_name || handle,
    followers: user.follower_count ?? null,
    uploads: null,
  };
}

async function readPosts(
  { ask, addresses }: PlatformParts,
  access: PostsAccess,
  most: number,
): Promise<PlatformPosts> {
  if (!access.scopes.includes(scopes.videos)) return { posts: [], isGranted: false };
  const url = withQuery(`${addresses.api}/v2/video/list/`, { fields: videoFields });
  const headers = { ...bearer(access), "content-type": "application/json" };
  const videos: Video[] = [];
  let cursor: number | undefined;
  for (let pages = Math.ceil(most / videosAtOnce); pages > 0; pages -= 1) {
    const body = JSON.stringify({ max_count: videosAtOnce, ...(cursor === undefined ? {} : { cursor }) });
    const { data } = await ask({ method: "POST", url, headers, body, mostBytes: postListBytes }, Videos);
    videos.push(...data.videos);
    cursor = data.cursor;
    if (!data.has_more || cursor === undefined) break;
  }
  return { isGranted: true, posts: videos.slice(0, most).flatMap(postOf) };
}

function postOf(video: Video): PlatformPost[] {
  const url = postUrl(video.share_url);
  if (url === undefined) return [];
  return [
    {
      id: video.id,
      postedAt: new Date(video.create_time * 1000).toISOString(),
      format: url.includes("/photo/") ? "photo" : "video",
      views: video.view_count ?? null,
      likes: video.like_count ?? null,
      comments: video.comment_count ?? null,
      text: video.video_description || video.title,
      url,
      hasPrFlag: false,
    },
  ];
}

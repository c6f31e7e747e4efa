import { z } from "zod";
import { isPlatformFault } from "./platform-fault.ts";
import { formBody, Told, withQuery } from "./platform-json.ts";
import {
  type Access,
  type Grant,
  type PlatformAccount,
  type PlatformParts,
  recentPosts,
  type SocialPlatform,
  type Tokens,
} from "./social-platform.ts";

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
  data: z.object({ videos: z.array(z.object({ view_count: z.number().int().nonnegative().optional() })) }),
});

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
    readRecentViews: (access) => readRecentViews(parts, access),
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
  const headers = { authorization: `Bearer ${access.accessToken}` };
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

async function readRecentViews({ ask, addresses }: PlatformParts, access: Access): Promise<number[]> {
  if (!access.scopes.includes(scopes.videos)) return [];
  const url = withQuery(`${addresses.api}/v2/video/list/`, { fields: "id,create_time,view_count" });
  const headers = { authorization: `Bearer ${access.accessToken}`, "content-type": "application/json" };
  const body = JSON.stringify({ max_count: recentPosts });
  const { videos } = (await ask({ method: "POST", url, headers, body }, Videos)).data;
  return videos.map(({ view_count }) => view_count).filter((count) => count !== undefined);
}

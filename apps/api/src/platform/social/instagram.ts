import type { PostFormat } from "@tomoru/contract/post-formats";
import { z } from "zod";
import { findInstagramPost } from "./instagram-post.ts";
import { readViewsOf, scopes, version } from "./instagram-views.ts";
import { isPlatformFault, PlatformFault } from "./platform-fault.ts";
import { Count, formBody, Told, withQuery } from "./platform-json.ts";
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
} from "./social-platform.ts";

const day = 86_400;

const Permissions = z.union([z.string().transform((list) => list.split(",")), z.array(z.string())]);
const ShortToken = z.object({ access_token: z.string().min(1), permissions: Permissions.optional() });
/** Written bare, or as the only entry of `data`. */
const ShortTokenAnswer = z.union([
  ShortToken,
  z.object({ data: z.tuple([ShortToken]) }).transform(({ data }) => data[0]),
]);
const LongToken = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Me = z.object({
  user_id: z.union([z.string().min(1), z.number().transform(String)]),
  username: z.string().min(1),
  name: z.string().optional(),
  account_type: z.string().optional(),
  followers_count: z.number().int().nonnegative().optional(),
});
const Media = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      caption: z.string().default(""),
      media_product_type: z.string().default("FEED"),
      permalink: z.string().optional(),
      timestamp: z.string().refine((moment) => !Number.isNaN(Date.parse(moment))),
      like_count: Count,
      comments_count: Count,
    }),
  ),
});
type Media = z.output<typeof Media>["data"][number];

/** Instagram API with Instagram Login: professional accounts only, no PKCE, no refresh token but a long one that renews itself, no revocation of its own. */
export function instagram(parts: PlatformParts): SocialPlatform {
  const { ask, addresses, credentials, isSandbox } = parts;
  const { clientId: client_id, clientSecret: client_secret } = credentials;
  const revokeUrl = addresses.revoke;

  async function lengthen(short: z.output<typeof ShortToken>): Promise<Grant> {
    const query = { grant_type: "ig_exchange_token", client_secret, access_token: short.access_token };
    const url = withQuery(`${addresses.api}/access_token`, query);
    const long = await ask({ method: "GET", url }, LongToken);
    return grantOf(long, short.permissions ?? Object.values(scopes));
  }

  return {
    isSandbox,
    hasPkce: false,
    // A token lives 60 days and renews from its second day on.
    refreshAheadSeconds: 30 * day,
    authorizeUrl: ({ redirectUri, state }) =>
      withQuery(addresses.authorize, {
        client_id,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: Object.values(scopes).join(","),
        state,
      }),
    async exchange({ code, redirectUri }) {
      const form = formBody({
        client_id,
        client_secret,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        // Instagram appends "#_" to the address that the code comes back in.
        code: code.replace(/#_$/, ""),
      });
      const short = await ask({ method: "POST", url: addresses.token, ...form }, ShortTokenAnswer);
      return lengthen(short);
    },
    async refresh({ accessToken }) {
      const query = { grant_type: "ig_refresh_token", access_token: accessToken };
      const url = withQuery(`${addresses.api}/refresh_access_token`, query);
      return grantOf(await ask({ method: "GET", url }, LongToken), null);
    },
    readAccount: (access) => readAccount(parts, access),
    readPosts: (access, most) => readPosts(parts, access, most),
    findPost: (access, mediaId) => findInstagramPost(parts, access, mediaId),
    ...(revokeUrl === undefined
      ? {}
      : {
          revoke: async ({ accessToken }) => {
            const form = formBody({ client_id, client_secret, token: accessToken });
            await ask({ method: "POST", url: revokeUrl, ...form }, Told);
          },
        }),
  };
}

function grantOf(long: z.output<typeof LongToken>, granted: readonly string[] | null): Grant {
  return {
    accessToken: long.access_token,
    accessExpiresIn: long.expires_in,
    refreshToken: null,
    refreshExpiresIn: null,
    scopes: granted,
  };
}

async function readAccount({ ask, addresses }: PlatformParts, access: Access): Promise<PlatformAccount> {
  const fields = "user_id,username,name,account_type,followers_count";
  const query = { fields, access_token: access.accessToken };
  try {
    const me = await ask({ method: "GET", url: withQuery(`${addresses.api}/${version}/me`, query) }, Me);
    if (me.account_type?.toUpperCase() === "PERSONAL") throw personal();
    return {
      userId: me.user_id,
      handle: me.username,
      displayName: me.name?.trim() || me.username,
      followers: me.followers_count ?? null,
      uploads: null,
    };
  } catch (error) {
    // The token is minutes old, so what is refused here is the kind of account.
    throw isPlatformFault(error, "refused") ? personal() : error;
  }
}

function personal(): PlatformFault {
  return new PlatformFault("unusable", "no professional account");
}

/** What Instagram calls a post's kind; a story is none here. */
const formats: Readonly<Record<string, PostFormat>> = { FEED: "feed", REELS: "reel" };
const insightsAtOnce = 5;

async function readPosts(parts: PlatformParts, access: PostsAccess, most: number): Promise<PlatformPosts> {
  const { ask, addresses } = parts;
  const fields = "id,caption,media_product_type,permalink,timestamp,like_count,comments_count";
  const query = { fields, limit: String(most), access_token: access.accessToken };
  const url = withQuery(`${addresses.api}/${version}/me/media`, query);
  const { data } = await ask({ method: "GET", url, mostBytes: postListBytes }, Media);
  const isGranted = access.scopes.includes(scopes.insights);
  const listed = data.filter((media) => media.media_product_type in formats).slice(0, most);
  const views = isGranted ? await readViews(parts, access, listed) : new Map<string, number>();
  return { isGranted, posts: listed.flatMap((media) => postOf(media, views.get(media.id) ?? null)) };
}

function postOf(media: Media, views: number | null): PlatformPost[] {
  const [format, url] = [formats[media.media_product_type], postUrl(media.permalink)];
  if (format === undefined || url === undefined) return [];
  return [
    {
      id: media.id,
      postedAt: new Date(media.timestamp).toISOString(),
      format,
      views,
      likes: media.like_count ?? null,
      comments: media.comments_count ?? null,
      text: media.caption,
      url,
      hasPrFlag: false,
    },
  ];
}

async function readViews(
  parts: PlatformParts,
  { accessToken, knownViews }: PostsAccess,
  listed: readonly Media[],
): Promise<Map<string, number>> {
  const views = new Map(knownViews);
  const asked = listed.filter(({ id }) => !views.has(id));
  for (let from = 0; from < asked.length; from += insightsAtOnce) {
    const some = asked.slice(from, from + insightsAtOnce);
    const read = await Promise.all(some.map(({ id }) => readViewsOf(parts, { id, accessToken })));
    for (const [at, count] of read.entries()) if (count !== undefined) views.set(some[at]?.id ?? "", count);
  }
  return views;
}

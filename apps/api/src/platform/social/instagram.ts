import { z } from "zod";
import { isPlatformFault, PlatformFault } from "./platform-fault.ts";
import { formBody, Told, withQuery } from "./platform-json.ts";
import {
  type Access,
  type Grant,
  type PlatformAccount,
  type PlatformParts,
  recentPosts,
  type SocialPlatform,
} from "./social-platform.ts";

const scopes = { basic: "instagram_business_basic", insights: "instagram_business_manage_insights" };
const version = "v25.0";
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
const Media = z.object({ data: z.array(z.object({ id: z.string() })) });
const Insights = z.object({
  data: z.array(z.object({ values: z.array(z.object({ value: z.number().int().nonnegative() })) })),
});

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
    readRecentViews: (access) => readRecentViews(parts, access),
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

async function readRecentViews({ ask, addresses }: PlatformParts, access: Access): Promise<number[]> {
  if (!access.scopes.includes(scopes.insights)) return [];
  const base = `${addresses.api}/${version}`;
  const { accessToken: access_token } = access;
  const listed = { fields: "id", limit: String(recentPosts), access_token };
  const media = await ask({ method: "GET", url: withQuery(`${base}/me/media`, listed) }, Media);
  const views = await Promise.all(
    media.data.slice(0, recentPosts).map(async ({ id }) => {
      const url = withQuery(`${base}/${encodeURIComponent(id)}/insights`, { metric: "views", access_token });
      try {
        return (await ask({ method: "GET", url }, Insights)).data[0]?.values[0]?.value;
      } catch (error) {
        // Posts older than the switch to a professional account have no figures.
        if (isPlatformFault(error, "refused")) return undefined;
        throw error;
      }
    }),
  );
  return views.filter((count) => count !== undefined);
}

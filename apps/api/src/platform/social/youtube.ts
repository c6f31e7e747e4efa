import { z } from "zod";
import { isPlatformFault, PlatformFault } from "./platform-fault.ts";
import { bearer, formBody, Told, withQuery } from "./platform-json.ts";
import {
  type Access,
  type Grant,
  type PlatformAccount,
  type PlatformParts,
  type PlatformPost,
  type PlatformPosts,
  type PostsAccess,
  postListBytes,
  type SocialPlatform,
} from "./social-platform.ts";
import { findYoutubePost } from "./youtube-post.ts";

const readonlyScope = "https://www.googleapis.com/auth/youtube.readonly";

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  refresh_token_expires_in: z.number().positive().optional(),
  scope: z.string().optional(),
});
/** Counts come as text. */
const Count = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const Channels = z.object({
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        snippet: z.object({ title: z.string(), customUrl: z.string().optional() }),
        statistics: z.object({
          subscriberCount: Count.optional(),
          hiddenSubscriberCount: z.boolean().default(false),
        }),
        contentDetails: z.object({ relatedPlaylists: z.object({ uploads: z.string().optional() }) }),
      }),
    )
    .default([]),
});
const PlaylistItems = z.object({
  items: z.array(z.object({ contentDetails: z.object({ videoId: z.string() }) })).default([]),
});
const Videos = z.object({
  items: z
    .array(
      z.object({
        id: z.string().regex(/^[\w-]{1,40}$/),
        snippet: z.object({
          publishedAt: z.iso.datetime({ offset: true }),
          title: z.string(),
          description: z.string().default(""),
        }),
        statistics: z.object({
          viewCount: Count.optional(),
          likeCount: Count.optional(),
          commentCount: Count.optional(),
        }),
        contentDetails: z.object({ duration: z.string().default("") }),
        status: z.object({ privacyStatus: z.string().default("public") }).optional(),
        /** Only what is or was a broadcast has it. */
        liveStreamingDetails: z.object({}).optional(),
        paidProductPlacementDetails: z
          .object({ hasPaidProductPlacement: z.boolean().default(false) })
          .optional(),
      }),
    )
    .default([]),
});
type Video = z.output<typeof Videos>["items"][number];
const videoParts =
  "snippet,statistics,contentDetails,status,liveStreamingDetails,paidProductPlacementDetails";
/** A longer one is no Short. */
const shortSeconds = 180;
const descriptionCharacters = 300;

/** YouTube over Google's OAuth 2.0: PKCE, a refresh token that stays, a Google account that may have no channel. */
export function youtube(parts: PlatformParts): SocialPlatform {
  const { ask, addresses, credentials, isSandbox } = parts;
  const client = { client_id: credentials.clientId, client_secret: credentials.clientSecret };
  const revokeUrl = addresses.revoke;

  async function askToken(fields: Record<string, string>): Promise<Grant> {
    const form = formBody({ ...client, ...fields });
    const answer = await ask({ method: "POST", url: addresses.token, ...form }, TokenAnswer);
    return {
      accessToken: answer.access_token,
      accessExpiresIn: answer.expires_in,
      refreshToken: answer.refresh_token ?? null,
      refreshExpiresIn: answer.refresh_token_expires_in ?? null,
      scopes: answer.scope?.split(" ") ?? null,
    };
  }

  return {
    isSandbox,
    hasPkce: true,
    refreshAheadSeconds: 300,
    authorizeUrl: ({ redirectUri, state, codeChallenge }) =>
      withQuery(addresses.authorize, {
        client_id: client.client_id,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: readonlyScope,
        // Without a prompt Google gives a refresh token the first time only.
        access_type: "offline",
        prompt: "consent",
        include_granted_scopes: "true",
        state,
        ...(codeChallenge === null ? {} : { code_challenge: codeChallenge, code_challenge_method: "S256" }),
      }),
    exchange: ({ code, redirectUri, codeVerifier }) =>
      askToken({
        code,
        grant_type: "authorization_code",
        redirect_uri: redirectUri,
        ...(codeVerifier === null ? {} : { code_verifier: codeVerifier }),
      }),
    refresh: ({ refreshToken }) =>
      askToken({ grant_type: "refresh_token", refresh_token: refreshToken ?? "" }),
    readAccount: (access) => readAccount(parts, access),
    readPosts: (access, most) => readPosts(parts, access, most),
    findPost: (access, mediaId) => findYoutubePost(parts, access, mediaId),
    ...(revokeUrl === undefined
      ? {}
      : {
          async revoke({ accessToken, refreshToken }) {
            const form = formBody({ token: refreshToken ?? accessToken });
            await ask({ method: "POST", url: revokeUrl, ...form }, Told);
          },
        }),
  };
}

/** What Google's refusal of the channel call says when it is the creator's account, not our quota, that is in the way. */
const accountFaults = /youtubeSignupRequired|insufficientPermissions|channelNotFound/;

async function readAccount({ ask, addresses }: PlatformParts, access: Access): Promise<PlatformAccount> {
  const query = { part: "snippet,statistics,contentDetails", mine: "true" };
  const url = withQuery(`${addresses.api}/youtube/v3/channels`, query);
  try {
    const [channel] = (await ask({ method: "GET", url, headers: bearer(access) }, Channels)).items;
    if (!channel) throw new PlatformFault("unusable", "no channel on this account");
    const { id, snippet, statistics, contentDetails } = channel;
    const handle = snippet.customUrl?.replace(/^@/, "") || snippet.title || id;
    return {
      userId: id,
      handle,
      displayName: snippet.title || handle,
      followers: statistics.hiddenSubscriberCount ? null : (statistics.subscriberCount ?? null),
      uploads: contentDetails.relatedPlaylists.uploads ?? null,
    };
  } catch (error) {
    if (isPlatformFault(error, "refused") && accountFaults.test(error.message)) {
      throw new PlatformFault("unusable", error.message);
    }
    throw error;
  }
}

async function readPosts(
  { ask, addresses }: PlatformParts,
  access: PostsAccess,
  most: number,
): Promise<PlatformPosts> {
  const none = { posts: [], isGranted: true };
  if (!access.uploads) return none;
  const base = `${addresses.api}/youtube/v3`;
  const headers = bearer(access);
  const uploads = { part: "contentDetails", playlistId: access.uploads, maxResults: String(most) };
  const listed = await ask(
    { method: "GET", url: withQuery(`${base}/playlistItems`, uploads), headers },
    PlaylistItems,
  );
  const ids = listed.items.map(({ contentDetails }) => contentDetails.videoId);
  if (ids.length === 0) return none;
  const url = withQuery(`${base}/videos`, { part: videoParts, id: ids.join(",") });
  const { items } = await ask({ method: "GET", url, headers, mostBytes: postListBytes }, Videos);
  const found = new Map(items.filter(isPublicPost).map((video) => [video.id, video]));
  return {
    isGranted: true,
    posts: ids
      .map((id) => found.get(id))
      .filter((video) => !!video)
      .map(postOf),
  };
}

function isPublicPost({ status, liveStreamingDetails }: Video): boolean {
  return liveStreamingDetails === undefined && (status?.privacyStatus ?? "public") === "public";
}

function postOf({
  id,
  snippet,
  statistics,
  contentDetails,
  paidProductPlacementDetails,
}: Video): PlatformPost {
  return {
    id,
    postedAt: new Date(snippet.publishedAt).toISOString(),
    format: secondsOf(contentDetails.duration) > shortSeconds ? "video" : "short",
    views: statistics.viewCount ?? null,
    likes: statistics.likeCount ?? null,
    comments: statistics.commentCount ?? null,
    text: `${snippet.title}\n${[...snippet.description].slice(0, descriptionCharacters).join("")}`,
    url: `https://www.youtube.com/watch?v=${id}`,
    hasPrFlag: paidProductPlacementDetails?.hasPaidProductPlacement ?? false,
  };
}

/** ISO 8601, `P1DT2H3M4S`; what is none is no length. */
function secondsOf(duration: string): number {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(duration) ?? [];
  const of = (text = "0") => Number(text);
  return ((of(days) * 24 + of(hours)) * 60 + of(minutes)) * 60 + of(seconds);
}

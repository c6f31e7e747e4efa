import type { PostKind } from "@tomoru/contract/deals/post-urls";
import type { PostFormat } from "@tomoru/contract/post-formats";
import type { Ask } from "./platform-json.ts";

export type Tokens = { readonly accessToken: string; readonly refreshToken: string | null };

/** What a platform hands out for a code or a refresh token. Lifetimes in seconds from now, null where it names none. */
export type Grant = Tokens & {
  readonly accessExpiresIn: number | null;
  readonly refreshExpiresIn: number | null;
  /** Null: as before. */
  readonly scopes: readonly string[] | null;
};

export type Access = { readonly accessToken: string; readonly scopes: readonly string[] };

export type PlatformAccount = {
  /** The platform's own id: the only thing an account is recognised by. */
  readonly userId: string;
  /** Without @. */
  readonly handle: string;
  readonly displayName: string;
  readonly followers: number | null;
  /** Where the posts are listed; only YouTube says so. */
  readonly uploads: string | null;
};

/** A public post; no story, nothing live. A number is null where the platform hides it or the creator did not grant it. */
export type PlatformPost = {
  readonly id: string;
  /** UTC, ISO 8601. */
  readonly postedAt: string;
  readonly format: PostFormat;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
  readonly text: string;
  readonly url: string;
  /** The platform itself says that it is paid for. */
  readonly hasPrFlag: boolean;
};

export type PlatformPosts = {
  /** Newest first. */
  readonly posts: readonly PlatformPost[];
  /** Whether the creator lets the views be read. */
  readonly isGranted: boolean;
};

export type PostsAccess = Access &
  Pick<PlatformAccount, "uploads"> & {
    /** Views by a post's id that need not be asked for again: Instagram takes a call for each. */
    readonly knownViews?: ReadonlyMap<string, number>;
  };

/** A single post as it stands now, found by the id in its address. */
export type FoundPost = {
  /** With all that the platform gives of it: TikTok's ends at 150 characters. */
  readonly caption: string;
  /** Only for a YouTube video. */
  readonly title: string | null;
  /** The owner's id on the platform; null where only the asker's own posts can be found. */
  readonly ownerUserId: string | null;
  /** As the platform calls it; null where it does not tell. */
  readonly kind: PostKind | null;
  /** The platform's own mark for what is paid for; null where it has none to read. */
  readonly hasPaidFlag: boolean | null;
  readonly views: number | null;
  readonly likes: number | null;
  readonly comments: number | null;
};

export type AuthorizeQuery = { redirectUri: string; state: string; codeChallenge: string | null };
export type CodeToExchange = { code: string; redirectUri: string; codeVerifier: string | null };

/** One platform's calls. Each of them throws PlatformFault and nothing else. */
export type SocialPlatform = {
  readonly isSandbox: boolean;
  readonly hasPkce: boolean;
  /** So many seconds before the access token ends it is to be replaced. */
  readonly refreshAheadSeconds: number;
  authorizeUrl(query: AuthorizeQuery): string;
  /** Spends the code: never repeated. */
  exchange(code: CodeToExchange): Promise<Grant>;
  refresh(tokens: Tokens): Promise<Grant>;
  readAccount(access: Access): Promise<PlatformAccount>;
  /** The latest posts, `most` of them. */
  readPosts(access: PostsAccess, most: number): Promise<PlatformPosts>;
  /** One public post; null: there is none, or it is not public. No given address is asked, only the platform. */
  findPost(access: Access, mediaId: string): Promise<FoundPost | null>;
  /** Absent where the platform offers no such call. */
  readonly revoke?: (tokens: Tokens) => Promise<void>;
};

export type PlatformAddresses = {
  readonly authorize: string;
  readonly token: string;
  /** In front of the data paths, without a slash at its end. */
  readonly api: string;
  readonly revoke: string | undefined;
};

export type PlatformCredentials = { readonly clientId: string; readonly clientSecret: string };

export type PlatformParts = {
  readonly ask: Ask;
  readonly addresses: PlatformAddresses;
  readonly credentials: PlatformCredentials;
  readonly isSandbox: boolean;
};

/** Lists of posts come with their texts, which are long. */
export const postListBytes = 1024 * 1024;

/** Keeps only the part of an address that leads to the post; undefined for anything but a web address. */
export function postUrl(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { protocol, origin, pathname, searchParams } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return undefined;
  const video = searchParams.get("v");
  return `${origin}${pathname}${video === null ? "" : `?${new URLSearchParams({ v: video })}`}`;
}

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
  /** Views of the latest posts, newest first; empty where the creator did not grant it. */
  readRecentViews(access: Access & Pick<PlatformAccount, "uploads">): Promise<number[]>;
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

/** So many of the latest posts are read. */
export const recentPosts = 12;

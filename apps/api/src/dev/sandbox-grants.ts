import type { Platform } from "@tomoru/contract/platforms";
import type { Random } from "../platform/random.ts";
import { codeChallengeOf } from "../platform/social/pkce.ts";
import type { Grant } from "../platform/social/social-platform.ts";
import type { SocialPlatforms } from "../platform/social/social-platforms.ts";
import { lifetimes } from "./sandbox-lifetimes.data.ts";

export type SandboxGrant = {
  readonly platform: Platform;
  readonly accountId: string;
  readonly scopes: readonly string[];
};
type Kind = "access" | "refresh";
type PendingCode = SandboxGrant & { readonly redirectUri: string; readonly codeChallenge: string | null };
type Redemption = {
  readonly platform: Platform;
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | null;
};

/**
 * The sandbox's codes and tokens. Each says itself what it is for, so that links outlive a restart and a code that one copy gave is good at
 * another; that it was used is known to the copy at which it was.
 */
export type SandboxGrants = {
  newCode(pending: PendingCode): string;
  /** A code is spent by its first use, even if it does not fit. */
  redeem(redemption: Redemption): SandboxGrant | undefined;
  newToken(kind: Kind, grant: SandboxGrant): string;
  /** Undefined for a token of another kind or platform, and for one that was spent. */
  read(kind: Kind, platform: Platform, token: string): SandboxGrant | undefined;
  spend(token: string): void;
  expireCodes(): void;
};

export function sandboxGrants(random: Random): SandboxGrants {
  const given = new Set<string>();
  const spent = new Set<string>();
  const saying = (mark: string, says: object) =>
    `${mark}.${Buffer.from(JSON.stringify(says)).toString("base64url")}.${random.bytes(16).toString("base64url")}`;
  /** The content of an unspent code or token; undefined for anything else. */
  const said = (mark: string, text: string): unknown => {
    const [before, says = "", ...rest] = text.split(".");
    if (before !== mark || rest.length !== 1 || spent.has(text)) return undefined;
    try {
      return JSON.parse(Buffer.from(says, "base64url").toString("utf8"));
    } catch {
      return undefined;
    }
  };

  return {
    newCode(pending) {
      const code = saying("sandbox-code", pending);
      given.add(code);
      return code;
    },
    redeem({ platform, code, redirectUri, codeVerifier }) {
      const pending = said("sandbox-code", code) as PendingCode | undefined;
      spent.add(code);
      if (pending?.platform !== platform || pending.redirectUri !== redirectUri) return undefined;
      const challenge = codeVerifier === null ? null : codeChallengeOf(codeVerifier);
      return challenge === pending.codeChallenge ? pending : undefined;
    },
    newToken: (kind, { platform, accountId, scopes }) =>
      saying("sandbox", { kind, platform, accountId, scopes }),
    read(kind, platform, token) {
      const grant = said("sandbox", token) as (SandboxGrant & { kind: Kind }) | undefined;
      return grant?.kind === kind && grant.platform === platform ? grant : undefined;
    },
    spend: (token) => void spent.add(token),
    expireCodes: () => {
      for (const code of given) spent.add(code);
    },
  };
}

/**
 * What the sandbox would give who allows all that it is asked for, without going there; undefined where it does not stand in for the
 * platform.
 */
export function sandboxGrantOf(
  { social, random }: { readonly social: SocialPlatforms; readonly random: Random },
  { platform: name, accountId }: Pick<SandboxGrant, "platform" | "accountId">,
): Grant | undefined {
  const platform = social.get(name);
  if (!platform?.isSandbox) return undefined;
  const asked = new URL(platform.authorizeUrl({ redirectUri: "", state: "", codeChallenge: null }));
  const scopes = (asked.searchParams.get("scope") ?? "").split(/[ ,]/);
  const { newToken } = sandboxGrants(random);
  const says = { platform: name, accountId, scopes };
  return {
    accessToken: newToken("access", says),
    refreshToken: newToken("refresh", says),
    accessExpiresIn: 60 * lifetimes.day,
    refreshExpiresIn: 180 * lifetimes.day,
    scopes,
  };
}

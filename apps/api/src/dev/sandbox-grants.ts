import type { Platform } from "@tomoru/contract/influencer/offers";
import type { Random } from "../platform/random.ts";
import { codeChallengeOf } from "../platform/social/pkce.ts";

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

/** The sandbox's codes and tokens. Codes live in this process; a token says itself what it is for, so that links outlive a restart. */
export type SandboxGrants = {
  newCode(pending: PendingCode): string;
  /** Gone with its first use, whether it fits or not. */
  redeem(redemption: Redemption): SandboxGrant | undefined;
  newToken(kind: Kind, grant: SandboxGrant): string;
  /** Undefined for a token of another kind or platform, and for one that was spent. */
  read(kind: Kind, platform: Platform, token: string): SandboxGrant | undefined;
  spend(token: string): void;
  expireCodes(): void;
};

export function sandboxGrants(random: Random): SandboxGrants {
  const codes = new Map<string, PendingCode>();
  const spent = new Set<string>();
  const unguessable = () => random.bytes(16).toString("base64url");

  return {
    newCode(pending) {
      const code = `sandbox-code-${unguessable()}`;
      codes.set(code, pending);
      return code;
    },
    redeem({ platform, code, redirectUri, codeVerifier }) {
      const pending = codes.get(code);
      codes.delete(code);
      if (pending?.platform !== platform || pending.redirectUri !== redirectUri) return undefined;
      const challenge = codeVerifier === null ? null : codeChallengeOf(codeVerifier);
      return challenge === pending.codeChallenge ? pending : undefined;
    },
    newToken(kind, { platform, accountId, scopes }) {
      const says = Buffer.from(JSON.stringify({ kind, platform, accountId, scopes })).toString("base64url");
      return `sandbox.${says}.${unguessable()}`;
    },
    read(kind, platform, token) {
      const [, says = ""] = /^sandbox\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
      if (says === "" || spent.has(token)) return undefined;
      const grant = JSON.parse(Buffer.from(says, "base64url").toString("utf8")) as SandboxGrant & {
        kind: Kind;
      };
      return grant.kind === kind && grant.platform === platform ? grant : undefined;
    },
    spend: (token) => void spent.add(token),
    expireCodes: () => codes.clear(),
  };
}

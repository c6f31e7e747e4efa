import type { Locale } from "@tomoru/contract/fields";
import type { Platform } from "@tomoru/contract/platforms";
import { holdStanding } from "../../accounts/standing.usecases.ts";
import type { Deps } from "../../deps.ts";
import { secondsAfter } from "../../platform/clock.ts";
import type { Trx } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/http/route.ts";
import { Refusal, refuseField } from "../../platform/refusal.ts";
import { codeChallengeOf, newCodeVerifier } from "../../platform/social/pkce.ts";
import { isPlatformFault } from "../../platform/social/platform-fault.ts";
import type { Grant, PlatformAccount, SocialPlatform } from "../../platform/social/social-platform.ts";
import { consentByLinking, forgetAccount, makeSearchTrue } from "../discovery/discovery.usecases.ts";
import { insertState, takeState } from "./oauth-states.repository.ts";
import { expiriesOf, socialTimes, stateBytes } from "./social.rules.ts";
import {
  claimPlatformAccount,
  deleteAccounts,
  insertAccount,
  type SocialKey,
} from "./social-accounts.repository.ts";
import { readLater } from "./social-figures.usecases.ts";
import { revokeLater } from "./social-revocation.usecases.ts";
import { sealTokens } from "./social-tokens.usecases.ts";

export type Linked = { readonly platform: Platform; readonly handle: string; readonly displayName: string };

/** Where to send the browser: `noAccess` for a platform that cannot be linked here. The way back is open for 10 minutes, for this session, once. */
export async function beginLink(
  deps: Deps,
  { caller, platform: name }: { caller: Caller<"influencer">; platform: Platform },
): Promise<string> {
  const platform = deps.social.get(name);
  if (!platform) throw new Refusal("noAccess");
  const state = deps.random.bytes(stateBytes).toString("base64url");
  const stateHash = hashOf(deps, state);
  const verifier = platform.hasPkce ? newCodeVerifier(deps.random) : null;
  await insertState(deps.db, {
    influencer_id: caller.ownerId,
    state_hash: stateHash,
    session_id: caller.sessionId,
    platform: name,
    code_verifier: verifier && deps.keys.seal(verifier, contextOf(stateHash)),
    expires_at: secondsAfter(deps.clock.now(), socialTimes.state),
  });
  const codeChallenge = verifier && codeChallengeOf(verifier);
  return platform.authorizeUrl({ redirectUri: redirectUriOf(deps, name), state, codeChallenge });
}

type Callback = {
  caller: Caller<"influencer">;
  platform: Platform;
  code: string;
  state: string | undefined;
  /** The language in which the creator read what linking means. */
  locale: Locale;
};

/**
 * Links the account that the platform sent back. `tokenInvalid` for a state that is not this session's, `dataInvalid` on `code` or on
 * `account` for what the platform refuses or what cannot be linked, `accessAlreadyRequested`, `providerSilent`. Everything is asked before anything is
 * written, so that nothing is half linked.
 */
export async function completeLink(deps: Deps, callback: Callback): Promise<Linked> {
  const { caller, platform: name, code, state, locale } = callback;
  const codeVerifier = await redeemState(deps, { caller, platform: name, state });
  const platform = deps.social.get(name);
  if (!platform) throw new Refusal("providerSilent");
  const key = { ownerId: caller.ownerId, platform: name };
  const redirectUri = redirectUriOf(deps, name);
  const grant = await asked(deps, {
    platform: name,
    answer: platform.exchange({ code, redirectUri, codeVerifier }),
    refusals: { refused: refuseField("code", "dataInvalid") },
  });
  const account = await asked(deps, {
    platform: name,
    answer: platform.readAccount({ accessToken: grant.accessToken, scopes: grant.scopes ?? [] }),
    refusals: { unusable: refuseField("account", "dataInvalid") },
  });
  await deps.db.transaction().execute((trx) => link(deps, { trx, key, platform, grant, account, locale }));
  return { platform: name, handle: account.handle, displayName: account.displayName };
}

async function redeemState(
  deps: Deps,
  {
    caller,
    platform,
    state,
  }: { caller: Caller<"influencer">; platform: Platform; state: string | undefined },
): Promise<string | null> {
  const stateHash = hashOf(deps, state ?? "");
  const taken = state ? await takeState(deps.db, { ...caller, platform, stateHash }) : undefined;
  // 400: the sign-in is fine, and 401 would send the client to refresh it.
  if (!taken || taken.expires_at <= deps.clock.now()) throw new Refusal("tokenInvalid", { status: 400 });
  return taken.code_verifier && deps.keys.open(taken.code_verifier, contextOf(stateHash));
}

type Asked<T> = {
  platform: Platform;
  answer: Promise<T>;
  refusals: { refused?: Refusal; unusable?: Refusal };
};

/** What a platform says no to becomes the refusal given for it; any other failure of its calls is `providerSilent`. */
async function asked<T>(deps: Deps, { platform, answer, refusals }: Asked<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isPlatformFault(error)) throw error;
    const { kind, message: reason } = error;
    deps.log.warn({ platform, kind, reason }, "an account could not be linked");
    throw (
      (kind === "silent" || kind === "busy" ? undefined : refusals[kind]) ?? new Refusal("providerSilent")
    );
  }
}

type Link = {
  trx: Trx;
  key: SocialKey;
  platform: SocialPlatform;
  grant: Grant;
  account: PlatformAccount;
  locale: Locale;
};

async function link(deps: Deps, { trx, key, platform, grant, account, locale }: Link): Promise<void> {
  const now = deps.clock.now();
  const status = await holdStanding(trx, key.ownerId);
  if (status !== "active") throw new Refusal(status === "suspended" ? "userSuspended" : "userDeleted");
  // Claimed before the old account is freed: two creators who swap accounts would otherwise wait for each other.
  if (!(await claimPlatformAccount(trx, { ...key, userId: account.userId })))
    throw new Refusal("accessAlreadyRequested");
  for (const link of await deleteAccounts(trx, { ...key, keptUserId: account.userId })) {
    // The same account again has a new grant in place of the old one; the platform keeps only one.
    if (link.platform_user_id === account.userId) continue;
    await forgetAccount(trx, key);
    await revokeLater(deps, { trx, ownerId: key.ownerId, link });
  }
  await insertAccount(trx, {
    influencer_id: key.ownerId,
    platform: key.platform,
    platform_user_id: account.userId,
    handle: account.handle,
    display_name: account.displayName,
    is_sandbox: platform.isSandbox,
    linked_at: now,
    tokens: sealTokens(deps, key, grant),
    scopes: [...(grant.scopes ?? [])],
    ...expiriesOf(grant, { now, refreshBefore: null }),
    followers: account.followers,
    read_at: now,
    next_read_at: secondsAfter(now, socialTimes.firstReadAgain),
  });
  await consentByLinking(deps, { trx, ownerId: key.ownerId, locale });
  await makeSearchTrue(deps, { trx, ownerId: key.ownerId });
  await readLater(deps, { db: trx, key });
}

function redirectUriOf({ config }: Deps, platform: Platform): string {
  return `${config.appUrl}/${platform}/callback`;
}

function hashOf({ hash }: Deps, state: string): string {
  return hash.of("oauthState", state);
}

function contextOf(stateHash: string): string {
  return `oauth_states/${stateHash}`;
}

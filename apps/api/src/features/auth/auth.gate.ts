import type { Deps } from "../../deps.ts";
import { type Claim, claimOf } from "../../platform/claim.ts";
import type { Caller } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type AccessClaims, readAccessToken } from "./access-token.rules.ts";
import { sessionCalls } from "./session-calls.usecases.ts";
import { findStanding } from "./sessions.repository.ts";

type Gate<Passed> = (token: string | undefined) => Promise<Passed>;

type Gates = {
  /** Who a call comes from. */
  readonly caller: Gate<Caller>;
  /** Who a token names, for a call whose own statement looks whether the session lives. SessionGone where counting has looked. */
  readonly claim: Gate<Claim>;
};

/** Both count the call as one more of its session's minute: 1020 for a session that calls too often. */
export function authGates(deps: Deps): Gates {
  const callerOf = standingGate(deps);
  const countCall = sessionCalls(deps);
  return {
    async caller(token) {
      const caller = await callerOf(token);
      await countCall(claimOf({ influencerId: caller.ownerId, sessionId: caller.sessionId }));
      return caller;
    },
    async claim(token) {
      const claim = claimOf(claimsOf(deps, token));
      await countCall(claim);
      return claim;
    },
  };
}

/**
 * Who an access token speaks for: the one place where a request gets to an owner id. The session's row is read each
 * time, so sign-out, suspension and closing hold at once on every copy of the server. 1019, 1006, 1007.
 */
export function standingGate(deps: Deps): Gate<Caller> {
  return async (token) => {
    const claims = claimsOf(deps, token);
    const standing = await findStanding(deps.db, claims);
    if (standing?.status === "closed") throw new Refusal(1006);
    if (standing?.status === "suspended") throw new Refusal(1007);
    if (!standing?.isSignedIn) throw new Refusal(1019);
    return { ownerId: mintOwnerId(claims.influencerId), sessionId: claims.sessionId };
  };
}

function claimsOf({ hash, clock }: Deps, token: string | undefined): AccessClaims {
  const claims = token && readAccessToken(hash, { token, now: clock.now() });
  if (!claims) throw new Refusal(1019);
  return claims;
}

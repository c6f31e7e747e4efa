import type { Deps } from "../../deps.ts";
import { type Claim, claimOf, SessionGone } from "../../platform/claim.ts";
import type { Caller } from "../../platform/http/route.ts";
import { mintOwnerId } from "../../platform/owner.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { AccessClaims } from "./access-token.rules.ts";
import { provenTokens } from "./proven-tokens.rules.ts";
import { sessionCalls } from "./session-calls.usecases.ts";
import { findStanding } from "./sessions.repository.ts";

type Gate<Passed> = (token: string | undefined) => Promise<Passed>;

type ClaimsReader = (token: string | undefined) => AccessClaims;

type Gates = {
  /** Who a call comes from. */
  readonly caller: Gate<Caller>;
  /** Who a token names, for a call whose own statement looks whether the session lives. SessionGone where counting has looked. */
  readonly claim: Gate<Claim>;
  /** Who a token speaks for, of a call that was counted already. */
  readonly standing: Gate<Caller>;
};

/** The first two count the call as one more of its session's minute: `tooManyRequests` for a session that calls too often. */
export function authGates(deps: Deps): Gates {
  const claimsOf = claimsReader(deps);
  const callerOf = standingGate(deps, claimsOf);
  const countCall = sessionCalls(deps);
  return {
    async caller(token) {
      const caller = await callerOf(token);
      try {
        await countCall(claimOf({ influencerId: caller.ownerId, sessionId: caller.sessionId }));
      } catch (error) {
        // The race: it ended between the two. Why, the standing tells by now: `userDeleted` and `userSuspended` are no `tokenInvalid`.
        if (error instanceof SessionGone) await callerOf(token);
        throw error;
      }
      return caller;
    },
    async claim(token) {
      const claim = claimOf(claimsOf(token));
      await countCall(claim);
      return claim;
    },
    standing: callerOf,
  };
}

/**
 * Who an access token speaks for: the one place where a request gets to an owner id. The session's row is read each
 * time, so sign-out, suspension and closing hold at once on every copy of the server. `tokenInvalid`, `userDeleted`, `userSuspended`.
 */
function standingGate({ db }: Deps, claimsOf: ClaimsReader): Gate<Caller> {
  return async (token) => {
    const claims = claimsOf(token);
    const standing = await findStanding(db, claims);
    if (standing?.status === "closed") throw new Refusal("userDeleted");
    if (standing?.status === "suspended") throw new Refusal("userSuspended");
    if (!standing?.isSignedIn) throw new Refusal("tokenInvalid");
    return { ownerId: mintOwnerId(claims.influencerId), sessionId: claims.sessionId };
  };
}

function claimsReader({ hash, clock }: Deps): ClaimsReader {
  const read = provenTokens(hash);
  return (token) => {
    const claims = token && read({ token, now: clock.now() });
    if (!claims) throw new Refusal("tokenInvalid");
    return claims;
  };
}

import { z } from "zod/mini";
import type { FailureName } from "../codes.ts";
import type { Actor } from "../endpoint.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { nameOf } from "./side.ts";
import { TokenPair } from "./token-pair.ts";

/** `codes` are the refusals of a renewal that only this side has. The calls by which a session of a side goes on and ends: every page has them, the other account calls few. */
export function sessionEndpoints<const S extends Actor>(
  side: S,
  { tag, codes }: { tag: string; codes: readonly FailureName[] },
) {
  return {
    logout: defineEndpoint({
      name: nameOf(side, "logout"),
      summary: "End this session: its access and refresh tokens are dead at once, on every instance.",
      method: "PUT",
      path: `/${side}/auth/logout`,
      access: side,
      whileUnpaid: true,
      tag: tag,
      codes: [],
    }),
    refreshToken: defineEndpoint({
      name: nameOf(side, "refreshToken"),
      summary: "Exchange a refresh token for a fresh pair. The old one is spent.",
      method: "PUT",
      path: `/${side}/auth/refreshToken`,
      access: "anybody",
      tag: tag,
      body: z.object({
        refreshToken: z.string({ error: coded("refreshTokenInvalid", "refreshTokenInvalid") }),
      }),
      result: TokenPair,
      codes: ["userDeleted", "userSuspended", "refreshTokenInvalid", "tooManyRequests", ...codes],
    }),
  };
}

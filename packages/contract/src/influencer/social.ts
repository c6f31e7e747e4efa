import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Platform, platforms } from "../platforms.ts";
import { Moment } from "../values.ts";

/** Any other platform is no page of ours: 404 `dataNotFound`. */
const PlatformParam = z.object({ platform: z.enum(platforms, { error: failure("dataNotFound") }) });

export const getOauthLink = defineEndpoint({
  name: "getOauthLink",
  summary:
    "Where to send the browser to link an account. `url` stands beside `success`, as the product has it.",
  method: "GET",
  path: "/influencer/{platform}/oauthLink",
  access: "influencer",
  tag: "Social",
  params: PlatformParam,
  result: z.object({ url: z.string() }),
  /** The result's keys stand at the top level. */
  flat: true,
  codes: ["dataNotFound", "noAccess"],
});

export const completeOauth = defineEndpoint({
  name: "completeOauth",
  summary: "Complete a link with what the platform sent back to the callback page.",
  method: "GET",
  path: "/influencer/{platform}/callback",
  access: "influencer",
  tag: "Social",
  params: PlatformParam,
  query: z.object({
    code: z
      .string({ error: failure("dataInvalid") })
      .check(
        z.minLength(1, { error: failure("dataInvalid") }),
        z.maxLength(4096, { error: failure("dataInvalid") }),
      ),
    /** What is no state at all is a foreign one: `tokenInvalid` with 400, and no fault of a field, whose `tokenInvalid` would be 401. */
    state: z.optional(z.catch(z.string().check(z.maxLength(512)), "")),
  }),
  result: z.object({ platform: Platform, handle: z.string(), displayName: z.string() }),
  codes: ["tokenInvalid", "dataInvalid", "dataNotFound", "accessAlreadyRequested", "providerSilent"],
});

export const removeSocial = defineEndpoint({
  name: "removeSocial",
  summary:
    "Unlink a platform: its tokens are erased here and revoked there. Not linked is a success all the same.",
  method: "PUT",
  path: "/influencer/{platform}/remove",
  access: "influencer",
  tag: "Social",
  params: PlatformParam,
  codes: ["dataNotFound"],
});

const Count = z.nullable(z.number().check(z.int(), z.gte(0)));

/** Figures are null where the platform hides them. */
export const LinkedAccount = z
  .object({
    platform: Platform,
    handle: z.string(),
    displayName: z.string(),
    followers: Count,
    /** Views of the recent posts, newest first. */
    recentViews: z.array(z.number().check(z.int(), z.gte(0))),
    readAt: z.nullable(Moment),
    /** Linked in the sandbox of a trial installation. */
    isSandbox: z.boolean(),
  })
  .register(z.globalRegistry, { id: "LinkedAccount" });
export type LinkedAccount = z.infer<typeof LinkedAccount>;

export const listSocialAccounts = defineEndpoint({
  name: "listSocialAccounts",
  summary: "The linked accounts with the figures last read, and which platforms can be linked here.",
  method: "GET",
  path: "/influencer/social",
  access: "influencer",
  tag: "Social",
  result: z.object({ accounts: z.array(LinkedAccount), available: z.array(Platform) }),
  codes: [],
});

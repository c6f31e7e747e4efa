import { z } from "zod/mini";
import { AccountCard } from "../company/account-card.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";

/** Which wording stands above the button that links an account; it is kept with the consent. */
export const discoveryConsentVersion = 1;

/** Why nobody finds the accounts, whatever the switch says. */
export const hiddenReasons = ["under18", "notLinked", "sandbox"] as const;

export const Discovery = z
  .object({
    isDiscoverable: z.boolean(),
    reason: z.nullable(z.enum(hiddenReasons)),
    /** Whether the creator was ever told and said yes or no: who linked before companies could search was not. */
    isAnswered: z.boolean(),
    /** What companies see, of the account with the most followers. Null until one was read. */
    preview: z.nullable(AccountCard),
  })
  .register(z.globalRegistry, { id: "Discovery" });
export type Discovery = z.infer<typeof Discovery>;

export const getDiscovery = defineEndpoint({
  name: "getDiscovery",
  summary: "Whether companies find the creator, why not, and what they see.",
  method: "GET",
  path: "/influencer/discovery",
  access: "influencer",
  tag: "Discovery",
  result: Discovery,
  codes: [],
});

export const setDiscovery = defineEndpoint({
  name: "setDiscovery",
  summary: "Let companies find the linked accounts, or hide them: at once, from search and lists.",
  method: "PUT",
  path: "/influencer/discovery",
  access: "influencer",
  tag: "Discovery",
  body: z.object({ isDiscoverable: z.boolean({ error: coded("fieldRequired") }) }),
  result: Discovery,
  codes: ["fieldRequired", "dataInvalid"],
});

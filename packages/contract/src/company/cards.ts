import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded } from "../fields.ts";
import { IdempotentHeaders } from "../idempotency-key.ts";

/** A card's id, a UUID; anything else is `cardIdInvalid`. */
export const CardId = z
  .string({ error: failure("cardIdInvalid") })
  .check(z.regex(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/, { error: failure("cardIdInvalid") }));

/** The number never comes here: it is entered on the provider's page alone. */
export const Card = z
  .object({
    cardId: z.string(),
    brand: z.string(),
    last4: z.string(),
    holder: z.nullable(z.string()),
    expMonth: z.number().check(z.int(), z.gte(1), z.lte(12)),
    expYear: z.number().check(z.int()),
    isDefault: z.boolean(),
    /** After the last day of its month, in Japan. */
    isExpired: z.boolean(),
  })
  .register(z.globalRegistry, { id: "Card" });
export type Card = z.infer<typeof Card>;

/** The default card first. */
const Cards = z.object({ docs: z.array(Card) });

export const listCards = defineEndpoint({
  name: "listCards",
  summary: "The company's cards, the default one first.",
  method: "GET",
  path: "/company/card",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Cards",
  result: Cards,
  codes: ["noAccess"],
});

/** A path of the companies' site, with its query: neither another host nor another scheme can be written so. */
const OwnPath = z
  .string({ error: coded("fieldRequired") })
  .check(
    z.minLength(1, { error: failure("fieldRequired"), abort: true }),
    z.maxLength(500, { error: failure("dataInvalid") }),
    z.regex(/^\/company(\/[\w-]+)*\/?(\?[\w\-.~%&=+]*)?$/, { error: failure("dataInvalid") }),
  );

export const openCardPage = defineEndpoint({
  name: "openCardPage",
  summary: "A page of the payment provider, where a card is entered; it leads back to `returnTo`.",
  method: "POST",
  path: "/company/card",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Cards",
  headers: IdempotentHeaders,
  body: z.object({ returnTo: OwnPath }),
  result: z.object({ url: z.string() }),
  codes: [
    "cardNotAdded",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
    "tooManyRequests",
    "dataInvalid",
    "fieldRequired",
  ],
});

/** As the provider has put it into the address of the way back. */
const SessionId = z
  .string({ error: coded("fieldRequired") })
  .check(
    z.minLength(1, { error: failure("fieldRequired"), abort: true }),
    z.regex(/^\w{1,200}$/, { error: failure("dataInvalid") }),
  );

export const completeCard = defineEndpoint({
  name: "completeCard",
  summary: "Takes over the card of a page that was finished. Again: the same card.",
  method: "PUT",
  path: "/company/card/complete",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Cards",
  body: z.object({ sessionId: SessionId }),
  result: Card,
  codes: [
    "cardNotAdded",
    "dataNotFound",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
    "dataInvalid",
    "fieldRequired",
  ],
});

export const setDefaultCard = defineEndpoint({
  name: "setDefaultCard",
  summary: "What is due from now on is charged to this card; what is open, at once.",
  method: "PUT",
  path: "/company/card/{id}/default",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Cards",
  params: z.object({ id: CardId }),
  result: Cards,
  codes: [
    "cardIdInvalid",
    "dataInvalid",
    "dataNotFound",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
  ],
});

export const removeCard = defineEndpoint({
  name: "removeCard",
  summary: "Takes a card away, here and at the provider.",
  method: "PUT",
  path: "/company/card/{id}/remove",
  access: "company",
  role: "owner",
  whileUnpaid: true,
  tag: "Cards",
  params: z.object({ id: CardId }),
  result: Cards,
  codes: [
    "cardIdInvalid",
    "cardNotDeleted",
    "dataNotFound",
    "noAccess",
    "paymentProviderFailed",
    "paymentProviderRefused",
  ],
});

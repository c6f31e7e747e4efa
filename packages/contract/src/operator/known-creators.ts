import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { paymentStages } from "../deals/deal-states.ts";
import { accountCauses } from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { text } from "../fields.ts";
import { cancellationReasons } from "../influencer/membership.ts";
import { PaymentStatus } from "../influencer/payments.ts";
import { residencies, taxEntities } from "../influencer/tax.ts";
import { limits } from "../limits.ts";
import { paging } from "../paging.ts";
import { Platform } from "../platforms.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

const common = { access: "operator", tag: "Operator", headers: OperatorHeaders } as const;

export const creatorStatuses = ["active", "inactive", "unpaid", "suspended", "closed"] as const;
const CreatorStatus = z.enum(creatorStatuses);

const eitherId = /^([0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9A-Za-z]{22})$/;
/** As the back office knows a creator, or as companies do: the calls of the operator show the one or the other. */
export const AnyCreatorId = (wrong: "dataNotFound" | "dataInvalid") =>
  z.string({ error: failure(wrong) }).check(z.regex(eitherId, { error: failure(wrong) }));

/** A creator as a list shows one. Of who has left there is no name and no e-mail. */
const CreatorRow = z.object({
  influencerId: z.string(),
  creatorName: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  status: CreatorStatus,
  platforms: z.array(Platform),
  createdAt: Moment,
});

export const listOperatorCreators = defineEndpoint({
  ...common,
  name: "listOperatorCreators",
  summary:
    "The creators, newest first. `q` is an e-mail, or a part of a creator's name, full name, or name of a linked account.",
  method: "GET",
  path: "/operator/creators",
  query: z.object({
    ...paging,
    status: z.optional(z.enum(creatorStatuses, { error: failure("dataInvalid") })),
    q: z.optional(text({ max: limits.emailMaxLength })),
  }),
  result: z.object({ docs: z.array(CreatorRow), hasNextPage: z.boolean() }),
  codes: ["dataInvalid", "fieldRequired", "numberRequired"],
});

export const getOperatorCreator = defineEndpoint({
  ...common,
  name: "getOperatorCreator",
  summary:
    "One creator: how the account stands and stood, what is linked, whether money can go out, what was confirmed and paid.",
  method: "GET",
  path: "/operator/creators/{creatorId}",
  params: z.object({ creatorId: AnyCreatorId("dataNotFound") }),
  result: z.object({
    creator: z.extend(CreatorRow, { closedAt: z.nullable(Moment) }),
    /** Newest first. `operator` is null where the log does not know. */
    statusChanges: z.array(
      z.object({
        status: z.enum(["active", "suspended"]),
        reason: z.string(),
        operator: z.nullable(z.string()),
        changedAt: Moment,
      }),
    ),
    accounts: z.array(
      z.object({
        platform: Platform,
        handle: z.string(),
        displayName: z.string(),
        linkedAt: Moment,
        /** Since when the platform answers no more, until it is linked anew. */
        needsRelinkAt: z.nullable(Moment),
      }),
    ),
    /** Whether a transfer would find its way, and never an account. */
    bank: z.object({
      state: z.enum(["noBank", "bankUnresolved", "bankFresh", "payable"]),
      refusedFor: z.nullable(z.enum(accountCauses)),
      usableFrom: z.nullable(Moment),
    }),
    tax: z.nullable(
      z.object({
        residency: z.enum(residencies),
        entity: z.enum(taxEntities),
        isConfirmed: z.boolean(),
      }),
    ),
    guardian: z.object({ isMinor: z.nullable(z.boolean()), consentedAt: z.nullable(Moment) }),
    /** The newest, of deals and others. */
    payments: z.array(
      z.object({
        paymentId: z.string(),
        dealId: z.nullable(z.string()),
        description: z.string(),
        stage: z.nullable(z.enum(paymentStages)),
        status: PaymentStatus,
        day: CalendarDate,
        netYen: YenSum,
      }),
    ),
    hasMorePayments: z.boolean(),
    withdrawals: z.array(
      z.object({
        id: z.string(),
        reason: z.enum(cancellationReasons),
        endsOn: CalendarDate,
        status: z.enum(["pending", "takenBack", "closed"]),
        createdAt: Moment,
      }),
    ),
  }),
  codes: ["dataNotFound"],
});

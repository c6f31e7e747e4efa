import { z } from "zod/mini";
import { failure } from "../codes.ts";
import * as states from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { PageQuery, paging } from "../paging.ts";
import { CalendarDate, Moment, YenSum } from "../values.ts";
import { OperatorHeaders } from "./companies.ts";

const Count = z.number().check(z.int(), z.gte(0));
const idShape = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const runParams = z.object({
  id: z
    .string({ error: failure("paymentIdInvalid") })
    .check(z.regex(idShape, { error: failure("paymentIdInvalid") })),
});
const tag = "Payouts";
const base = { access: "operator", tag, headers: OperatorHeaders } as const;
const runCodes = ["paymentIdInvalid", "dataNotFound"] as const;

/** In the place of a name: a run that was cut by itself, at its hour. */
export const madeByClock = "clock";

export const PayoutRun = z
  .object({
    runId: z.string(),
    /** As files carry it. */
    number: z.number(),
    payOn: CalendarDate,
    kind: z.enum(states.payoutKinds),
    state: z.enum(states.payoutRunStates),
    /** `madeByClock`, or the name of an operator. */
    madeBy: z.string(),
    madeAt: Moment,
    filedBy: z.nullable(z.string()),
    sentBy: z.nullable(z.string()),
    sentAt: z.nullable(Moment),
    endedAt: z.nullable(Moment),
    /** Of a run that was let go, at `endedAt`: who did, and the reason, where one was given. Not told by servers of before. */
    letGo: z.optional(z.nullable(z.object({ by: z.string(), reason: z.nullable(z.string()) }))),
    /** Of what is in it now; a line is a creator. */
    totals: z.object({
      lines: Count,
      payments: Count,
      yen: YenSum,
      held: Count,
      paid: Count,
      paidYen: YenSum,
      failed: Count,
    }),
    /** Of the job that is under way: lines done, of so many; null where none is, and of while the number is not known yet. */
    progress: z.nullable(
      z.object({ job: z.enum(["cut", "files", "results"]), done: Count, of: z.nullable(Count) }),
    ),
    files: z.array(
      z.object({
        n: Count,
        firstLine: Count,
        lastLine: Count,
        rows: Count,
        yen: YenSum,
        sha256: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: "PayoutRun" });
export type PayoutRun = z.infer<typeof PayoutRun>;

export const makePayoutRun = defineEndpoint({
  ...base,
  name: "makePayoutRun",
  summary: "Cut a run: a main one from five bank days before its pay date. The same again answers the run.",
  method: "POST",
  path: "/operator/payout-runs",
  body: z.object({
    payOn: CalendarDate,
    kind: z.enum(states.payoutKinds, { error: coded("fieldRequired") }),
  }),
  result: PayoutRun,
  codes: ["fieldRequired", "dataInvalid", "dataNotFound"],
});

export const listPayoutRuns = defineEndpoint({
  ...base,
  name: "listPayoutRuns",
  summary: "The runs, the newest pay date first, and the next two pay dates.",
  method: "GET",
  path: "/operator/payout-runs",
  query: PageQuery,
  result: z.object({
    docs: z.array(PayoutRun),
    hasNextPage: z.boolean(),
    /** Of what waits for them now; `mainCutOn`, `supplementCutOn`: the days on which they cut themselves, at nine. */
    next: z.array(
      z.object({
        payOn: CalendarDate,
        cutFrom: CalendarDate,
        /** What can be cut by hand now: by the server's time, which a device need not have. */
        cuts: z.array(z.enum(states.payoutKinds)),
        mainCutOn: CalendarDate,
        supplementCutOn: CalendarDate,
        payments: Count,
        yen: YenSum,
      }),
    ),
  }),
  codes: ["numberRequired", "dataNotFound"],
});

export const getPayoutRun = defineEndpoint({
  ...base,
  name: "getPayoutRun",
  summary: "One run with its totals, files and progress.",
  method: "GET",
  path: "/operator/payout-runs/{id}",
  params: runParams,
  result: PayoutRun,
  codes: runCodes,
});

export const PayoutRow = z.object({
  line: Count,
  file: z.nullable(Count),
  influencerId: z.string(),
  /** As companies know them; null for who has left, or has no name yet. */
  creatorName: z.nullable(z.string()),
  yen: YenSum,
  payments: Count,
  state: z.enum(states.payoutRowStates),
  lastDigits: z.string(),
  code: z.nullable(z.enum(states.failureCauses)),
  paidOn: z.nullable(CalendarDate),
});
export type PayoutRow = z.infer<typeof PayoutRow>;

export const listPayoutRows = defineEndpoint({
  ...base,
  name: "listPayoutRows",
  summary: "The rows of a run by line.",
  method: "GET",
  path: "/operator/payout-runs/{id}/rows",
  params: runParams,
  query: z.object({
    ...paging,
    state: z.optional(z.enum(states.payoutRowStates, { error: failure("dataInvalid") })),
  }),
  result: z.object({ docs: z.array(PayoutRow), hasNextPage: z.boolean() }),
  codes: [...runCodes, "numberRequired", "dataInvalid"],
});

export const makePayoutFiles = defineEndpoint({
  ...base,
  name: "makePayoutFiles",
  summary: "Make the files for the bank, once.",
  method: "POST",
  path: "/operator/payout-runs/{id}/files",
  params: runParams,
  body: z.object({}),
  result: PayoutRun,
  codes: [...runCodes, "dataInvalid"],
});

export const downloadPayoutFile = defineEndpoint({
  ...base,
  name: "downloadPayoutFile",
  summary: "One file for the bank, the same bytes each time. Each download is in the log.",
  method: "GET",
  path: "/operator/payout-runs/{id}/files/{n}",
  params: z.object({
    ...runParams.shape,
    n: z
      .string({ error: failure("dataNotFound") })
      .check(z.regex(/^[1-9]\d{0,5}$/, { error: failure("dataNotFound") })),
  }),
  download: { types: ["application/octet-stream"] },
  codes: runCodes,
});

export const settlePayoutRun = defineEndpoint({
  ...base,
  name: "settlePayoutRun",
  summary: "Say that the files are at the bank, by somebody else than who made them; or let the run go.",
  method: "PUT",
  path: "/operator/payout-runs/{id}",
  params: runParams,
  body: z.object({
    status: z.enum(["sent", "void"], { error: coded("fieldRequired") }),
    /** Why it is let go: kept in the log. */
    reason: z.optional(text({ max: limits.operatorReasonMaxLength, lines: "many" })),
  }),
  result: PayoutRun,
  codes: [...runCodes, "fieldRequired", "dataInvalid"],
});

const RowResult = z
  .object({
    file: z
      .number({ error: coded("fieldRequired", "numberRequired") })
      .check(z.int({ error: failure("numberRequired") })),
    line: z
      .number({ error: coded("fieldRequired", "numberRequired") })
      .check(z.int({ error: failure("numberRequired") })),
    result: z.enum(["paid", "failed"], { error: coded("fieldRequired") }),
    /** Of what failed. */
    code: z._default(z.nullable(z.enum(states.failureCauses, { error: failure("dataInvalid") })), null),
    /** Of what was paid. */
    paidOn: z._default(z.nullable(CalendarDate), null),
  })
  .check(
    z.refine(({ result, code }) => result === "paid" || code !== null, {
      error: failure("fieldRequired"),
      path: ["code"],
    }),
    z.refine(({ result, paidOn }) => result === "failed" || paidOn !== null, {
      error: failure("fieldRequired"),
      path: ["paidOn"],
    }),
  );
export type RowResult = z.infer<typeof RowResult>;

export const importPayoutResults = defineEndpoint({
  ...base,
  name: "importPayoutResults",
  summary:
    "What the bank did, by file and line; or that all the rest was paid. The same again changes nothing.",
  method: "POST",
  path: "/operator/payout-runs/{id}/results",
  params: runParams,
  body: z
    .object({
      rows: z.optional(
        z
          .array(RowResult, { error: coded("fieldRequired") })
          .check(
            z.minLength(limits.operatorRows.min, { error: failure("fieldRequired") }),
            z.maxLength(limits.operatorRows.max, { error: failure("dataInvalid") }),
          ),
      ),
      restPaidOn: z.optional(CalendarDate),
    })
    .check(
      z.refine(({ rows, restPaidOn }) => (rows === undefined) !== (restPaidOn === undefined), {
        error: failure("fieldRequired"),
        path: ["rows"],
      }),
    ),
  result: PayoutRun,
  codes: [...runCodes, "fieldRequired", "numberRequired", "dataInvalid"],
});

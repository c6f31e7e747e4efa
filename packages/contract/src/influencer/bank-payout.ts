import { z } from "zod/mini";
import { accountCauses, bankFaults } from "../deals/payout-states.ts";
import { defineEndpoint } from "../endpoint.ts";
import { Moment } from "../values.ts";

/** How a transfer would name the account, and whether it can. */
export const BankPayout = z
  .object({
    isPayable: z.boolean(),
    /** Why not now: saved less than a day ago, or it names no account that a transfer can go to or that the last one came back from. */
    reason: z.nullable(z.enum(["bankFresh", "bankUnresolved"])),
    /** The fields that no transfer can use, in the order of the form. */
    faults: z.array(z.enum(bankFaults)),
    /** Why the last transfer to it came back, until it is saved anew. */
    refusedFor: z.nullable(z.enum(accountCauses)),
    bankCode: z.nullable(z.string()),
    branchCode: z.nullable(z.string()),
    lastDigits: z.string(),
    /** Half-width; null where it cannot be written so. */
    nameKana: z.nullable(z.string()),
    nameBytes: z.number().check(z.int(), z.gte(0)),
    usableFrom: Moment,
  })
  .register(z.globalRegistry, { id: "BankPayout" });
export type BankPayout = z.infer<typeof BankPayout>;

export const getBankPayout = defineEndpoint({
  name: "getBankPayout",
  summary: "Whether money can go to the registered account, and why not; null without one.",
  method: "GET",
  path: "/influencer/bank/payout",
  access: "influencer",
  tag: "Bank",
  result: z.nullable(BankPayout),
  codes: [],
});

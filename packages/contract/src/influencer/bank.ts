import { z } from "zod/mini";
import { failure } from "../codes.ts";
import { defineEndpoint } from "../endpoint.ts";
import { coded, text } from "../fields.ts";
import { limits } from "../limits.ts";

export const accountTypes = ["savings", "current"] as const;
export const defaultAccountType = "savings";

/** Digits only; full-width ones count. `fieldRequired` when empty, `numberRequired` when not digits, `dataInvalid` for the length. */
const AccountNumber = z.string({ error: coded("fieldRequired", "numberRequired") }).check(
  z.overwrite((value) => value.normalize("NFKC").trim()),
  z.minLength(1, { error: failure("fieldRequired"), abort: true }),
  z.regex(/^[0-9]+$/, { error: failure("numberRequired"), abort: true }),
  z.minLength(limits.accountNumberLength.min, { error: failure("dataInvalid") }),
  z.maxLength(limits.accountNumberLength.max, { error: failure("dataInvalid") }),
);

/** Full-width katakana, as in passbooks, from any kana. Other characters stay. */
export function normaliseKana(typed: string): string {
  return typed
    .replaceAll(/[\uff61-\uff9f]+/g, (halfWidth) => halfWidth.normalize("NFKC"))
    .replaceAll(/[\u3041-\u30ff]+/g, (kana) => kana.normalize("NFC"))
    .replaceAll(/[ぁ-ゖゝゞ]/g, (hiragana) => String.fromCharCode(hiragana.charCodeAt(0) + 0x60));
}

/** In the order of the form. */
export const BankInfo = z
  .object({
    fullName: text(limits.bankPersonNameLength),
    bankName: text({ max: limits.bankNameMaxLength }),
    branchName: text({ max: limits.bankNameMaxLength }),
    accountType: z.enum(accountTypes, { error: coded("fieldRequired") }),
    accountNumber: AccountNumber,
    accountName: text({ ...limits.bankPersonNameLength, normalise: normaliseKana }),
  })
  .register(z.globalRegistry, { id: "BankInfo" });
export type BankInfo = z.infer<typeof BankInfo>;

export const getBankInfo = defineEndpoint({
  name: "getBankInfo",
  summary: "The creator's bank account, or null before one is registered.",
  method: "GET",
  path: "/influencer/bank/info",
  access: "influencer",
  tag: "Bank",
  result: z.nullable(BankInfo),
  codes: [],
});

export const updateBankInfo = defineEndpoint({
  name: "updateBankInfo",
  summary: "Register or replace the bank account. A notice with the last 3 digits is mailed.",
  method: "PUT",
  path: "/influencer/profile/bank",
  access: "influencer",
  tag: "Bank",
  body: BankInfo,
  result: BankInfo,
  codes: ["tooManyRequests", "dataInvalid", "fieldRequired", "numberRequired"],
});

/** A bank or branch of the national list: 4 or 3 digits, its name, and the reading in hiragana and romaji to search by. */
export const BankListEntry = z.object({
  code: z.string(),
  name: z.string(),
  hira: z.string(),
  roma: z.string(),
});
export type BankListEntry = z.infer<typeof BankListEntry>;

export const BankCode = z
  .string({ error: failure("dataInvalid") })
  .check(z.regex(/^\d{4}$/, { error: failure("dataInvalid") }));

export const listBanks = defineEndpoint({
  name: "listBanks",
  summary: "Every Japanese bank, to choose one's own from.",
  method: "GET",
  path: "/influencer/utils/bank",
  access: "anybody",
  tag: "Bank",
  result: z.array(BankListEntry),
  cacheSeconds: 86_400,
  codes: [],
});

export const listBranches = defineEndpoint({
  name: "listBranches",
  summary: "The branches of one Japanese bank.",
  method: "GET",
  path: "/influencer/utils/bank/{code}/branch",
  access: "anybody",
  tag: "Bank",
  params: z.object({ code: BankCode }),
  result: z.array(BankListEntry),
  cacheSeconds: 86_400,
  codes: ["dataInvalid", "dataNotFound"],
});

import { transferNumberOf } from "@tomoru/contract/deals/payee-account";
import { payeeKanaOf } from "@tomoru/contract/deals/payee-kana";
import type { AccountCause, BankFault } from "@tomoru/contract/deals/payout-states";
import type { ResultOf } from "@tomoru/contract/endpoint";
import { type FieldFault, faultsOf } from "@tomoru/contract/faults";
import {
  BankInfo,
  type BankListEntry,
  defaultAccountType,
  normaliseKana,
} from "@tomoru/contract/influencer/bank";
import type { BankPayout } from "@tomoru/contract/influencer/bank-payout";
import type { getPaymentSummary } from "@tomoru/contract/influencer/payments";
import { limits } from "@tomoru/contract/limits";
import type { Words } from "@tomoru/i18n/ja/influencer/words";
import { faultText } from "@tomoru/web/forms/fault-text.ts";
import { z } from "zod/mini";
import { isListed } from "./bank-search.view.ts";

/** The form's initial entries: what is registered, or the person's own name and the usual kind of account. */
export function entriesOf(info: BankInfo | null, fullName: string): BankInfo {
  if (info) return { ...info, accountNumber: enteredNumber(info.accountNumber) };
  return {
    fullName,
    bankName: "",
    branchName: "",
    accountType: defaultAccountType,
    accountNumber: "",
    accountName: "",
  };
}

/** The schema of the entries. The registered number is accepted as it is shown, and stands for the stored one. */
export function entriesSchema(info: BankInfo | null) {
  const kept = info?.accountNumber;
  if (kept === undefined || enteredNumber(kept) === kept) return BankInfo;
  const asKept = z.string().check(z.overwrite((typed) => (typed === enteredNumber(kept) ? kept : typed)));
  return z.extend(BankInfo, { accountNumber: z.pipe(asKept, BankInfo.shape.accountNumber) });
}

type Counting = { listed: boolean; schema?: ReturnType<typeof entriesSchema> };

/** How many fields keep the form from being saved. A number that is completed when its field is left does not count. */
export function fieldsLeft(entries: BankInfo, { listed, schema = BankInfo }: Counting): number {
  const { accountNumber } = completedNumber(entries.accountNumber, { listed });
  const { error } = z.safeParse(schema, { ...entries, accountNumber });
  return error ? faultsOf(error).length : 0;
}

const domesticLength = 7;

type Wording = { fault: FieldFault; accountNumber: string; words: Words };

/** What to do about a field of the form, in its own name. */
export function bankFaultText({ fault, accountNumber, words }: Wording): string {
  const { bank, forms } = words;
  const field = fault.field as keyof BankInfo;
  if (field === "accountType") return forms.choose(bank.accountType);
  if (field !== "accountNumber" || fault.refusal === "fieldRequired")
    return faultText({ fault, label: bank[field], words });
  const { min, max } = limits.accountNumberLength;
  if (fault.refusal === "numberRequired") return bank.numberNotDigits;
  const { length } = digitsOf(accountNumber);
  if (length < domesticLength) return bank.numberIncomplete;
  return length > max ? bank.numberTooLong(max) : bank.numberTooShort(min);
}

/** Makes full-width digits plain and removes spaces and hyphens of any kind; keeps the rest. */
function digitsOf(typed: string): string {
  return typed.normalize("NFKC").replaceAll(/[\s\p{Pd}−ー]/gu, "");
}

/** Japanese accounts have 7 digits, but the field asks for 8 or more: a leading zero is added. */
export function completedNumber(typed: string, { listed }: { listed: boolean }) {
  const digits = digitsOf(typed);
  const zeroAdded = listed && digits.length === domesticLength && /^[0-9]+$/.test(digits);
  return { accountNumber: zeroAdded ? `0${digits}` : digits, zeroAdded };
}

/** The seven digits of a Japanese account as they were entered, without the zero that made up for an eighth; any other number as it is. */
function enteredNumber(kept: string): string {
  return /^0[0-9]{7}$/.test(kept) ? kept.slice(1) : kept;
}

/** A registered field that no transfer can use; a change of any field in `mendedBy` may mend it. */
type UnusableField = {
  field: keyof BankInfo;
  text: string;
  mendedBy: readonly (keyof BankInfo)[];
};

const ofAccount = ["bankName", "branchName", "accountType", "accountNumber"] as const;
const refusedAt: Record<AccountCause, Omit<UnusableField, "text">> = {
  accountMissing: { field: "accountNumber", mendedBy: ofAccount },
  accountClosed: { field: "accountNumber", mendedBy: ofAccount },
  nameMismatch: { field: "accountName", mendedBy: ["accountName"] },
};

/** In the order of the form: first what leads to no account, then what the bank said of the last transfer. */
export function unusableFields(
  { faults, refusedFor }: Pick<BankPayout, "faults" | "refusedFor">,
  { bank: { payout: say } }: Pick<Words, "bank">,
): UnusableField[] {
  const unclear = faults.map((field) => ({ field, text: say.faults[field], mendedBy: [field] }));
  return refusedFor ? [...unclear, { ...refusedAt[refusedFor], text: say.refused[refusedFor] }] : unclear;
}

/** The fault of a field, as long as its entries are still the registered ones. */
export function unusableText(
  field: keyof BankInfo,
  {
    unusable,
    entries,
    initial,
  }: { unusable: readonly UnusableField[]; entries: BankInfo; initial: BankInfo },
): string | undefined {
  const isAsBefore = (each: keyof BankInfo) => entries[each] === initial[each];
  return unusable.find((of) => of.field === field && of.mendedBy.every(isAsBefore))?.text;
}

type Returned = { readonly on: string; readonly yen: number };

/** The last day and the sum of transfers that came back, unless the bank details were saved since. */
export function returnedTransfer({
  failed,
  coming,
}: Pick<ResultOf<typeof getPaymentSummary>, "failed" | "coming">): Returned | null {
  const back = coming.filter(({ status }) => status === "Failed");
  const on = back
    .map((payment) => payment.on)
    .sort()
    .at(-1);
  if (!failed || failed.bankSavedSince || on === undefined) return null;
  const yen = back.filter((payment) => payment.on === on).reduce((sum, payment) => sum + payment.yen, 0);
  return { on, yen };
}

type Lists = {
  /** Undefined until the list is here; names are not judged before. */
  banks: readonly BankListEntry[] | undefined;
  /** The branches of the bank, if it is in the list. */
  branches: readonly BankListEntry[] | undefined;
};

/** The fields that could be saved but that no transfer can use, in the order of the form. */
export function unpayableFields(entries: BankInfo, { banks, branches }: Lists): BankFault[] {
  const isUnlisted = (list: Lists["banks"], typed: string) =>
    list !== undefined && typed.trim() !== "" && !isListed(list, typed);
  const number = digitsOf(entries.accountNumber);
  const isBankUnlisted = isUnlisted(banks, entries.bankName);
  const faults: (BankFault | false)[] = [
    isBankUnlisted && "bankName",
    !isBankUnlisted && isUnlisted(branches, entries.branchName) && "branchName",
    /^[0-9]+$/.test(number) && transferNumberOf(number) === null && "accountNumber",
    nameNote(entries.accountName) === "notPayable" && "accountName",
  ];
  return faults.filter((fault) => fault !== false);
}

/** What to say of a complete name: that no transfer can carry it, or that passbooks do not write it so. */
export function nameNote(name: string): "notPayable" | "notKana" | null {
  if (name.trim() === "") return null;
  if (payeeKanaOf(normaliseKana(name)) === null) return "notPayable";
  return isPassbookKana(name) ? null : "notKana";
}

/** Whether a name will be kept as passbooks have it: katakana, and the capitals, digits and signs that occur among them. */
function isPassbookKana(name: string): boolean {
  return /^[\p{sc=Katakana}ー゛゜A-Z0-9 ()「」.,・／/-]*$/u.test(normaliseKana(name).normalize("NFKC"));
}

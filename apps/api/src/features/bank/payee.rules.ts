import { transferNumberOf } from "@tomoru/contract/deals/payee-account";
import { payeeKanaOf } from "@tomoru/contract/deals/payee-kana";
import { codeNamed, type PayeeNames, payeeNamesOf } from "@tomoru/contract/deals/payee-names";
import type { BankFault } from "@tomoru/contract/deals/payout-states";
import type { accountTypes, BankInfo } from "@tomoru/contract/influencer/bank";
import { limits } from "@tomoru/contract/limits";
import { secondsAfter } from "../../platform/clock.ts";
import type { OwnerId } from "../../platform/owner.ts";
import type { ZenginBank, ZenginBanks, ZenginEntry } from "./bank-list.data.ts";
import { bankName, branchName } from "./bank-list.rules.ts";

/** An account as a transfer names it. */
export type Destination = {
  readonly bankCode: string;
  readonly branchCode: string;
  readonly accountType: (typeof accountTypes)[number];
  /** Seven digits. */
  readonly accountNumber: string;
  /** Half-width, as many bytes as characters. */
  readonly kana: string;
};

/** What bank details come to. Without a fault there is a destination. */
export type Payee = {
  readonly destination: Destination | null;
  readonly faults: readonly BankFault[];
  readonly bankCode: string | null;
  readonly branchCode: string | null;
  readonly kana: string | null;
};

type Named = { readonly entry: ZenginEntry; readonly shown: string };

const banksOf = new WeakMap<ZenginBanks, PayeeNames>();
const branchesOf = new WeakMap<ZenginBank, PayeeNames>();

/** The account that bank details name: by the list's names, readings or codes. A name that two have leads to neither. */
export function payeeOf(info: BankInfo, banks: ZenginBanks): Payee {
  const bankCode = codeNamed(bankDirectory(banks), info.bankName);
  const bank = bankCode === null ? undefined : banks[bankCode];
  const branchCode = bank ? codeNamed(branchDirectory(bank), info.branchName) : null;
  const accountNumber = transferNumberOf(info.accountNumber);
  const kana = payeeKanaOf(info.accountName);
  const { accountType } = info;
  const faults: BankFault[] = [];
  if (bankCode === null) faults.push("bankName");
  else if (branchCode === null) faults.push("branchName");
  if (accountNumber === null) faults.push("accountNumber");
  if (kana === null) faults.push("accountName");
  const destination =
    bankCode !== null && branchCode !== null && accountNumber !== null && kana !== null
      ? { bankCode, branchCode, accountType, accountNumber, kana }
      : null;
  return { destination, faults, bankCode, branchCode, kana };
}

function bankDirectory(banks: ZenginBanks): PayeeNames {
  const known = banksOf.get(banks);
  if (known) return known;
  const made = directoryOf(Object.values(banks).map((entry) => ({ entry, shown: bankName(entry) })));
  banksOf.set(banks, made);
  return made;
}

function branchDirectory(bank: ZenginBank): PayeeNames {
  const known = branchesOf.get(bank);
  if (known) return known;
  const entries = Object.values(bank.branches);
  const made = directoryOf(entries.map((entry) => ({ entry, shown: branchName(bank.code, entry.name) })));
  branchesOf.set(bank, made);
  return made;
}

function directoryOf(named: readonly Named[]): PayeeNames {
  return payeeNamesOf(
    named.map(({ entry, shown }) => ({
      code: entry.code,
      spellings: [entry.code, shown, entry.name, entry.hira, entry.roma],
    })),
  );
}

/** From when on a transfer may go to what was saved then: a thief has a day in which the owner reads the mail. */
export function usableFrom(savedAt: Date): Date {
  return secondsAfter(savedAt, limits.bankHoldSeconds);
}

/** Binds a sealed destination to its creator's row. */
export function destinationContext(influencerId: OwnerId<"influencer">): string {
  return `payout_destinations/${influencerId}`;
}

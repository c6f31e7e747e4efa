import type { BankListEntry } from "@tomoru/contract/influencer/bank";
import { Refusal } from "../../platform/refusal.ts";
import { zenginBanks } from "./bank-list.data.ts";
import { bankEntries, branchEntries } from "./bank-list.rules.ts";

export function listBanks(): BankListEntry[] {
  return bankEntries(zenginBanks());
}

/** `dataNotFound` for a code that no bank has. */
export function listBranches(code: string): BankListEntry[] {
  const banks = zenginBanks();
  const bank = Object.hasOwn(banks, code) ? banks[code] : undefined;
  if (!bank) throw new Refusal("dataNotFound");
  return branchEntries(bank);
}

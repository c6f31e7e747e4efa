import type { BankListEntry } from "@tomoru/contract/bank";
import type { ZenginBank, ZenginBanks, ZenginEntry } from "./bank-list.data.ts";

/** Yucho Bank, which the list files under a code of its own. */
const yuchoCode = "9900";

/** Not a bank but a transfer company among the banks' codes: Wise Payments. */
const transferCompanyCode = "0200";

/**
 * The name that stands on the bank's door. The list writes Latin letters full-width, and leaves 銀行 off banks (codes
 * 0xxx and Yucho): みずほ, 三菱ＵＦＪ. All others end in what they are: 信金, 信組, 農協.
 */
export function bankName({ code, name }: Pick<ZenginEntry, "code" | "name">): string {
  const readable = name.normalize("NFKC");
  const isBank = (code.startsWith("0") && code !== transferCompanyCode) || code === yuchoCode;
  return isBank && !/銀行|バンク/.test(readable) ? `${readable}銀行` : readable;
}

/** All banks in the order of their codes. */
export function bankEntries(banks: ZenginBanks): BankListEntry[] {
  return sorted(Object.values(banks).map((bank) => ({ ...readingsOf(bank), name: bankName(bank) })));
}

/** A bank's branches in the order of their codes. */
export function branchEntries({ branches }: ZenginBank): BankListEntry[] {
  return sorted(
    Object.values(branches).map((branch) => ({ ...readingsOf(branch), name: branch.name.normalize("NFKC") })),
  );
}

function readingsOf({ code, hira, roma }: ZenginEntry) {
  return { code, hira: hira.normalize("NFKC"), roma };
}

function sorted(entries: BankListEntry[]): BankListEntry[] {
  return entries.sort((left, right) => (left.code < right.code ? -1 : 1));
}

import type { BankListEntry } from "@tomoru/contract/influencer/bank";
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

/** Agricultural and fishery cooperatives: each calls its places what it likes (支所, 支店, 事業所), and the list does not say. */
const firstCooperativeCode = "3000";

/** What a name that already says what it is ends in. 部 alone is also the end of places: 春日部, 園部, 東部. */
const kindOfBranch =
  /(支店|本店|出張所|代理店|営業店|集中店|本所|センター|[ァ-ヶー]店|(営業|公務|法人|業務|企画|本)部)$/;

/** The name that a passbook has: the list leaves 支店 off, and Yucho's 店. */
export function branchName(bankCode: string, name: string): string {
  const readable = name.normalize("NFKC");
  if (bankCode === yuchoCode) return `${readable}店`;
  return bankCode >= firstCooperativeCode || kindOfBranch.test(readable) ? readable : `${readable}支店`;
}

/** All banks in the order of their codes. */
export function bankEntries(banks: ZenginBanks): BankListEntry[] {
  return sorted(Object.values(banks).map((bank) => ({ ...readingsOf(bank), name: bankName(bank) })));
}

/** A bank's branches in the order of their codes. */
export function branchEntries({ code, branches }: ZenginBank): BankListEntry[] {
  return sorted(
    Object.values(branches).map((branch) => ({ ...readingsOf(branch), name: branchName(code, branch.name) })),
  );
}

function readingsOf({ code, hira, roma }: ZenginEntry) {
  return { code, hira: hira.normalize("NFKC"), roma };
}

function sorted(entries: BankListEntry[]): BankListEntry[] {
  return entries.sort((left, right) => (left.code < right.code ? -1 : 1));
}

import type { BankInfo } from "../influencer/bank.ts";

export function aBankAccount(part: Partial<BankInfo> = {}): BankInfo {
  return {
    fullName: "山田 花子",
    bankName: "みずほ銀行",
    branchName: "本店",
    accountType: "savings",
    accountNumber: "12345678",
    accountName: "ヤマダ ハナコ",
    ...part,
  };
}

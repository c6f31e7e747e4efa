import type { PostKind } from "@tomoru/contract/deals/post-urls";
import { formats } from "./formats.ts";

/** 支払通知書: what the creator and the orderer both keep of a payment. */
export const statement = {
  title: "支払通知書",
  /** Of a registered creator, whose T-number makes it one; the terms call both by the other name. */
  purchaseTitle: "仕入明細書（支払通知書）",
  loadFailed: "支払通知書を読み込めませんでした",
  unavailable: "この支払通知書は表示できません",
  print: "印刷する",
  number: "番号",
  issuedOn: "発行日",
  issuer: "発行者（委託者）",
  payee: "支払先（受託者）",
  invoiceNumber: (number: string) => `登録番号 ${number}`,
  notQualified: "適格請求書ではありません",
  notConfirmed: "国税庁の公表サイトで未確認",
  client: (name: string) => `広告主 ${name}`,
  facts: { received: "給付を受けた日", total: "振込額", pay: "振込日" },
  content: "内容",
  format: (kind: PostKind, count: number) => `${formats[kind]} ${count}本`,
  share: (percent: number) => `取引の取り消しにより、報酬の${percent}%`,
  dealNumber: "取引番号",
  account: "振込先",
  transfer: "銀行振込（振込手数料はかかりません）",
  net: (percent: number) => `${percent}%対象の報酬（税抜）`,
  tax: (percent: number) => `消費税 ${percent}%`,
  withholding: "源泉徴収税額",
  total: "振込額",
  withheld: {
    std: (reason: string) => `源泉徴収（居住者）：${reason}`,
    nonResident: (reason: string) => `源泉徴収（非居住者）：${reason}`,
  },
  silence: "発行から7日以内にご連絡がない場合、記載のとおり確認されたものとします。",
  madeBy: "Tomoruが発行者に代わり作成",
  hash: "SHA-256",
};

import { asksToDropLabel } from "@tomoru/contract/deals/label-check";
import type { messageWarnings } from "@tomoru/contract/deals/messages";

export type MessageWarning = (typeof messageWarnings)[number];

const elsewhere = [
  /\bline\s*(の)?\s*id\b/i,
  /(ライン|LINE)(の)?(ID|アイディー|交換|追加)/i,
  /\b(telegram|whats\s?app|kakao(talk)?|wechat)\b/i,
  /(テレグラム|カカオ(トーク)?|ワッツアップ)/,
  /[\w.+-]@[\w-]+\.[\w-]/,
  /(^|[^\d])(0\d{1,4}[-‐ー−\s]\d{1,4}[-‐ー−\s]\d{3,4}|0[789]0\d{8}|\+81[-\s]?\d{1,4}[-\s]?\d{1,4}[-\s]?\d{3,4})(?!\d)/,
];
const link = /(https?:\/\/|\bwww\.)[^\s]+/gi;
/** Where posts are and where we are: no way out of Tomoru. */
const ourHosts = /^(https?:\/\/)?((www|m)\.)?(instagram\.com|tiktok\.com|youtube\.com|youtu\.be)(\/|$)/i;

const money = /(保証金|先払い|前払い|登録料|ギフトカード|\bdeposit\b|\bgift\s?cards?\b)/i;

/** What a reader is warned of. Links lead away only before the contract: after it a company may send its briefing. */
export function warningsOf(text: string, { isContracted }: { isContracted: boolean }): MessageWarning[] {
  const plain = text.normalize("NFKC");
  const links = isContracted ? [] : (plain.match(link) ?? []).filter((found) => !ourHosts.test(found));
  const isElsewhere = links.length > 0 || elsewhere.some((pattern) => pattern.test(plain));
  return [
    ...(isElsewhere ? (["offPlatform"] as const) : []),
    ...(money.test(plain) ? (["prepay"] as const) : []),
    ...(asksToDropLabel(plain) ? (["labelRemoval"] as const) : []),
  ];
}

/**
 * Whether a post says of itself that it is a PR post, and by what words. Only labelled posts can be counted: a post without a
 * label is none here. The check of a deal's draft is stricter and has rules of its own.
 */

/** A: the platform's own flag. H: a hashtag. W: a word in front. S: a sentence. */
export type PrRule = "A" | "H" | "W" | "S";
export type PrEvidence = {
  readonly rule: PrRule;
  /** The words, as folded; empty for the platform's flag. */
  readonly evidence: string;
  /** Where they begin, in characters of the folded text. */
  readonly at: number;
};

/** Characters of a text that a platform shows before one asks for more. A label behind them is not seen by who scrolls past. */
export const foldedFrom = { instagram: 125, tiktok: 100, youtube: 100 } as const;

const WORD_BEGINS_WITHIN = 30;

/** What may not touch a word: Latin letters, digits, kanji. Kana may, since Japanese goes on with them. */
const WORDLIKE = "[\\p{Script=Latin}\\p{Nd}\\p{Script=Han}]";
const notBehind = `(?<!${WORDLIKE})`;
const notBefore = `(?!${WORDLIKE})`;

/** Compatibility forms, case, invisible and variation marks make no difference. */
function foldPostText(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "");
}

const denials = [
  /prではありません|prじゃない|案件ではない|広告ではありません|#notsponsored(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}])not (sponsored|an ad)(?![\p{Script=Latin}\p{Nd}\p{Script=Han}])/u,
];

const hashtag =
  /#(?:pr|ad|広告|宣伝|プロモーション|タイアップ|提供|sponsored|paidpartnership|gifted)(?:(?:投稿|動画|案件|企画|リール|商品)|_[\p{L}\p{N}_ー]+)?(?![\p{L}\p{N}_ー])/u;

/** A word in katakana goes on in katakana: プロモーションビデオ is another one. */
const word = new RegExp(
  `${notBehind}(?:pr|ad|広告|宣伝|sponsored|(?<![ァ-ー])(?:プロモーション|タイアップ)(?![ァ-ー]))${notBefore}`,
  "u",
);

/** Who gave it stands before から or より; what was given, anywhere in the sentence. */
const given =
  /(?:社|様|さん|公式|@[\w.]+)[」』)\s]{0,2}(?:から|より).{0,20}?(?:の)?(?:ご)?提供(?:を受け|いただ|頂)/u;
const things = /商品|製品|サービス|ギフト|もの/u;
const sentences = [
  /プロモーション(?:に参加|を含)/u,
  /商品モニター(?:に|として)/u,
  /タイアップ(?:投稿|企画|動画)/u,
  new RegExp(`${notBehind}(?:sponsored by|in (?:paid )?partnership with|gifted by)${notBefore}`, "u"),
];

/** The first rule that holds, in the order platform's flag, denial, hashtag, word, sentence; null: nothing says so. */
export function prEvidenceOf(text: string, hasPlatformFlag = false): PrEvidence | null {
  if (hasPlatformFlag) return { rule: "A", evidence: "", at: 0 };
  const folded = foldPostText(text);
  if (denials.some((denial) => denial.test(folded))) return null;
  return found("H", folded, hashtag) ?? wordInFront(folded) ?? givenIn(folded) ?? firstSentence(folded);
}

function found(rule: PrRule, folded: string, pattern: RegExp): PrEvidence | null {
  const match = pattern.exec(folded);
  return match ? { rule, evidence: match[0], at: characters(folded.slice(0, match.index)) } : null;
}

function wordInFront(folded: string): PrEvidence | null {
  const hit = found("W", folded, word);
  return hit && hit.at < WORD_BEGINS_WITHIN ? hit : null;
}

function givenIn(folded: string): PrEvidence | null {
  let before = 0;
  for (const sentence of folded.split(/(?<=[。!?\n])/u)) {
    const hit = things.test(sentence) ? found("S", sentence, given) : null;
    if (hit) return { ...hit, at: before + hit.at };
    before += characters(sentence);
  }
  return null;
}

function firstSentence(folded: string): PrEvidence | null {
  const hits = sentences.map((pattern) => found("S", folded, pattern)).filter((hit) => hit !== null);
  return hits.toSorted((one, other) => one.at - other.at)[0] ?? null;
}

const characters = (text: string) => [...text].length;

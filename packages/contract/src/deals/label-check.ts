import type { Platform } from "../platforms.ts";
import { type LabelTexts, labelTextsOf } from "./label-texts.ts";

/**
 * Whether a post says clearly, and early enough, that it is advertising: what the law on misleading representations asks of
 * stealth marketing. The same code runs as the creator types and when the server takes the draft.
 */

export type LabelForm = "tag" | "word" | "sentence" | "english";
export type LabelFault =
  | "contradicted"
  | "notFirstTag"
  | "belowFold"
  | "foreignWord"
  | "disguised"
  | "compoundTag"
  | "weakWord";
export type LabelVerdict =
  | { readonly verdict: "clear"; readonly by: LabelForm; readonly at: number; readonly text: string }
  | { readonly verdict: "unclear"; readonly reason: LabelFault; readonly at: number; readonly text: string }
  | { readonly verdict: "missing" };

export type LabelledPost = {
  readonly platform: Platform;
  readonly caption: string;
  /** Only for a YouTube video, whose title is read first. */
  readonly title?: string;
  /** Both names of a company count. */
  readonly companyNames?: readonly string[];
};

/** What a feed shows of a caption before it folds: so many characters of the first three lines. */
export const fold = { characters: { instagram: 125, tiktok: 100, youtube: 100 }, lines: 3 } as const;

type Label = { readonly by: LabelForm; readonly text: string; readonly at: number; readonly end: number };

const spaced = "[ \\t\\u3000]";
const wordlike = "[\\p{Script=Latin}\\p{Nd}]";
const inTag = "[\\p{L}\\p{M}\\p{Nd}_ー]";
const beforeTag = `(?<!${wordlike}|[_&/])`;
const opening = "[【\\[(「『<《]";
const closing = "[】\\])」』>》]";
const kinds = "(?:投稿|動画)?";

const wholeTag = (names: string) => `${beforeTag}#(?:${names})(?!${inTag})`;
const tags = new RegExp(wholeTag("PR|広告|宣伝|プロモーション"), "giu");
const anyTag = new RegExp(`#${inTag}+`, "giu");

const bracketed = new RegExp(
  `${opening}${spaced}*(?:PR|広告|宣伝|プロモーション)${kinds}${spaced}*${closing}`,
  "giu",
);
/** A hyphen parts two things only with a space on each side; PR TIMES is a newspaper. */
const lineBegins = new RegExp(
  `(?<=^[ \\t\\u3000※*■◆●◇▼▶]*)(?:PR(?!${spaced}*TIMES)|広告|宣伝|プロモーション)${kinds}(?=$|${spaced}(?!-\\S)|[:|/・、。!])`,
  "gmu",
);
const lineEnds = new RegExp(
  `(?<=[|/]${spaced}*)(?:PR|広告|宣伝|プロモーション)${kinds}(?=${spaced}*$)`,
  "gmu",
);

const advertising = "(?:PR|プロモーション|広告|宣伝|タイアップ)";
const things = /商品|製品|サービス|ギフト|もの/u;

const literal = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

function sentencesFor(companyNames: readonly string[]): RegExp[] {
  const names = companyNames.filter((name) => name !== "").map((name) => literal(name.normalize("NFKC")));
  const giver = `(?:${["様", "さん", "さま", "社", "公式", "@[\\w.]+", ...names].join("|")})`;
  const saysSo = "(?:です|でお送り|でお届け|になります)";
  return [
    new RegExp(`${giver} *(?:から|より|に).{0,14}提供(?:を|して)?(?:受け|頂|いただ)`, "gu"),
    new RegExp(
      `(?:${giver}|この(?:投稿|動画)) *(?:と)?の${advertising}(?:投稿|動画|企画|案件)?${saysSo}`,
      "giu",
    ),
    new RegExp(`の${advertising}(?:投稿|動画|企画|案件)?に参加(?:して|中)`, "giu"),
    new RegExp(
      `(?:この|本|今回の)(?:投稿|動画|ポスト|リール|記事)(?:は|には).{0,24}?${advertising}(?:です|を含|が含|になります|投稿です|動画です|でお送り)`,
      "giu",
    ),
    /の商品モニターに(?:協力|参加)(?:して|中)/gu,
  ];
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const english = [
  new RegExp(wholeTag("ad|advertisement|sponsored|paidpartnership"), "giu"),
  /(?<=^[ \t]*)(?:ad|advertisement|sponsored)(?=[ \t]*(?:[:|]|$)|[ \t]+-[ \t])/gimu,
  /\[ad\]/giu,
  /(?<![\p{L}\p{N}])(?:sponsored by|in (?:paid )?partnership with|paid (?:partnership|promotion))(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])this (?:post|video|reel) is (?:an )?(?:ad|advertisement|sponsored)(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}])thanks to .{1,60}? for sponsoring(?![\p{L}\p{N}])/giu,
];

const denial = new RegExp(
  [
    "(?:PR|広告|宣伝|案件|プロモーション|タイアップ|ステマ)(?:では|じゃ)(?:ない|なく|ありません|ございません)",
    `#(?:notad|notsponsored|非PR)(?!${inTag})`,
  ].join("|"),
  "giu",
);

const compound = new RegExp(
  `#(?:(?:${inTag}*_)?(?:pr|広告)_${inTag}*|${inTag}*_(?:pr|広告)|${inTag}+pr)(?!${inTag})`,
  "giu",
);
const weak = [
  new RegExp(
    wholeTag(
      "タイアップ|提供|商品提供|モニター|アンバサダー|コラボ|案件|企業案件|協賛|招待|PR案件|PR投稿|広告投稿|ambassador|collab|gifted|sp|spon|promo|promotion",
    ),
    "giu",
  ),
  /(?<=^[ \t\u3000]*)(?:提供|協賛)(?=[ \t\u3000]*:)/gmu,
];

const characters = (text: string) => [...text].length;

function all(by: LabelForm, patterns: readonly RegExp[], text: string): Label[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => {
      const at = characters(text.slice(0, match.index));
      return { by, text: match[0], at, end: at + characters(match[0]) };
    }),
  );
}

/** 提供を受ける says something only of goods: information may be given too. */
const saysWhat = ({ text }: Label) => !/提供を受け/u.test(text) || things.test(text);

function japaneseLabels(text: string, companyNames: readonly string[]): Label[] {
  return [
    ...all("tag", [tags], text),
    ...all("word", [bracketed, lineBegins, lineEnds], text),
    ...all("sentence", sentencesFor(companyNames), text).filter(saysWhat),
  ];
}

function leadLength(text: string, platform: Platform): number {
  const lines = text.split("\n").slice(0, fold.lines).join("\n");
  return Math.min(characters(lines), fold.characters[platform]);
}

/** What is looked for in a text, with the part of it that is read before the fold. */
type Reading = LabelTexts & { readonly lead: number };

function labelsOf(text: string, whole: string, companyNames: readonly string[]): Label[] {
  const found = japaneseLabels(text, companyNames);
  // A tag in English counts by the rule for English only.
  return japanese.test(whole) ? found : [...found, ...all("english", english, text)];
}

/** The first of: contradicted, clear, notFirstTag, belowFold, foreignWord, disguised, compoundTag, weakWord, missing. */
export function checkLabel({ platform, caption, title, companyNames = [] }: LabelledPost): LabelVerdict {
  const texts = [title, caption].filter((text) => text !== undefined && text !== "") as string[];
  const readings: Reading[] = texts.map((text) => {
    const read = labelTextsOf(text);
    const isTitle = text === title && platform === "youtube";
    return { ...read, lead: isTitle ? characters(read.plain) : leadLength(read.plain, platform) };
  });
  const whole = readings.map(({ plain }) => plain).join("\n");
  const [contradiction] = all("sentence", [denial], whole);
  if (contradiction) return unclear("contradicted", contradiction);
  const found = readings.map((reading) => ({
    reading,
    labels: labelsOf(reading.plain, whole, companyNames),
  }));
  return early(found) ?? late(found) ?? inOtherWords(readings, whole, companyNames) ?? { verdict: "missing" };
}

type FoundIn = { readonly reading: Reading; readonly labels: readonly Label[] };

/** Clear, or among other tags. */
function early(found: readonly FoundIn[]): LabelVerdict | null {
  let among: Label | undefined;
  for (const { reading, labels } of found) {
    const before = labels.filter(({ end }) => end <= reading.lead);
    const said = before.find(({ by, text }) => by !== "tag" && !text.startsWith("#"));
    if (said) return clear(said);
    const [first] = all("tag", [anyTag], reading.plain);
    const leading = before.find(({ at }) => at === first?.at);
    if (leading) return clear(leading);
    among ??= before[0];
  }
  return among ? unclear("notFirstTag", among) : null;
}

function late(found: readonly FoundIn[]): LabelVerdict | null {
  const [label] = found.flatMap(({ labels }) => labels);
  return label ? unclear("belowFold", label) : null;
}

function inOtherWords(
  readings: readonly Reading[],
  whole: string,
  companyNames: readonly string[],
): LabelVerdict | null {
  const inPlain = (patterns: readonly RegExp[]) =>
    readings.flatMap(({ plain }) => all("word", patterns, plain))[0];
  const [foreign, together, soft] = [inPlain(english), inPlain([compound]), inPlain(weak)];
  if (foreign) return unclear("foreignWord", foreign);
  const [hidden] = readings.flatMap(({ righted }) => labelsOf(righted, whole, companyNames));
  if (hidden) return unclear("disguised", hidden);
  if (together) return unclear("compoundTag", together);
  return soft ? unclear("weakWord", soft) : null;
}

function clear({ by, at, text }: Label): LabelVerdict {
  return { verdict: "clear", by, at, text };
}

function unclear(reason: LabelFault, { at, text }: Label): LabelVerdict {
  return { verdict: "unclear", reason, at, text };
}

const labelWord =
  "(?:(?<![A-Za-z])(?:PR|ad|label|sponsored)(?![A-Za-z])|広告|宣伝|プロモーション|タイアップ|表記)";
const leftOut = "(?:外[しす]|消[しす]|削除|なしで|不要|入れな[いく]|書かな[いく])";
const leftOutInEnglish =
  "(?<!\\p{L})(?:without|remove|no)\\s+(?:(?:the|any|an?)\\s+)?#?(?:ad|pr|label)s?(?!\\p{L})";
const dropping = new RegExp(`${labelWord}.{0,10}?${leftOut}|${leftOutInEnglish}`, "iu");

/** Whether a company asks for a post without its label: refused in terms and changes, warned of in messages. */
export function asksToDropLabel(text: string): boolean {
  return dropping.test(labelTextsOf(text).plain);
}

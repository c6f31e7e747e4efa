import { classNames } from "../class-names.ts";
import styles from "./avatar.module.css";

const tints = 6;

/** What a company is by law says nothing of who it is; it may stand before the name. */
const legalForm =
  /^(?:株式会社|有限会社|合同会社|合資会社|合名会社|(?:一般|公益)(?:社団|財団)法人|[(（][株有合][)）]|㈱|㈲)\s*(?=\S)/u;

/** The first letter of a name on one of six tints, always the same for the same name. The name stands beside it. */
export function Avatar({ name, size = "regular" }: { name: string; size?: "small" | "regular" | "large" }) {
  return (
    <span
      className={classNames(styles.avatar, styles[size], styles[`tint${tintOf(name)}`])}
      aria-hidden="true"
    >
      {firstLetter(name)}
    </span>
  );
}

/** Alone, with nothing after it that would join it: a mark, a joiner, a colour of skin. */
const plainLetter =
  /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Latin}\p{Nd}](?![\p{M}\p{Cf}\p{Emoji_Modifier}])/u;

/** Nearly every name begins with a plain letter: the first segmenter keeps a phone from answering for 50 ms. */
function firstLetter(name: string): string {
  const trimmed = name.trim().replace(legalForm, "");
  return (plainLetter.exec(trimmed)?.[0] ?? firstGrapheme(trimmed)).toLocaleUpperCase();
}

function firstGrapheme(text: string): string {
  const { value } = new Intl.Segmenter(undefined, { granularity: "grapheme" })
    .segment(text)
    [Symbol.iterator]()
    .next();
  return value?.segment ?? "";
}

function tintOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (hash % tints) + 1;
}

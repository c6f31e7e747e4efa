import { classNames } from "../class-names.ts";
import styles from "./avatar.module.css";

const tints = 6;

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

function firstLetter(name: string): string {
  const { value } = new Intl.Segmenter(undefined, { granularity: "grapheme" })
    .segment(name.trim())
    [Symbol.iterator]()
    .next();
  return value?.segment.toLocaleUpperCase() ?? "";
}

function tintOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (hash % tints) + 1;
}

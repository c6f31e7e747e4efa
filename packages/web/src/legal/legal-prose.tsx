import type { Locale } from "@tomoru/contract/fields";
import type { LegalBlock, LegalText } from "@tomoru/i18n/legal-text";
import { Prose } from "@tomoru/ui/text/prose";
import styles from "./legal-document.module.css";

/** The text in its own language, with its date and the word on which language binds. */
export function LegalProse({ text, language }: { text: LegalText; language: Locale }) {
  return (
    <Prose
      lang={language}
      contentsLabel={text.contents}
      intro={
        <div className={styles.intro}>
          <p className={styles.revised}>{text.revised}</p>
          <p className={styles.binding}>{text.binding}</p>
          <Blocks blocks={text.intro} />
        </div>
      }
      sections={text.sections.map(({ id, title, blocks }) => ({
        id,
        title,
        children: <Blocks blocks={blocks} />,
      }))}
    />
  );
}

function Blocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block) => {
    if (typeof block === "string") return <p key={block}>{block}</p>;
    if ("steps" in block) return <ol key={block.steps[0]}>{itemsOf(block.steps)}</ol>;
    return <ul key={block.points[0]}>{itemsOf(block.points)}</ul>;
  });
}

function itemsOf(lines: readonly string[]) {
  return lines.map((line) => <li key={line}>{line}</li>);
}

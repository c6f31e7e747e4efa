import styles from "./key-hints.module.css";

type KeyHintsProps = { label: string; keys: readonly { letters: readonly string[]; word: string }[] };

/** What the letters of a table do; where rows are cards there are none. */
export function KeyHints({ label, keys }: KeyHintsProps) {
  return (
    <ul className={styles.keys} aria-label={label}>
      {keys.map(({ letters, word }) => (
        <li key={word} className={styles.key}>
          {letters.map((letter) => (
            <kbd key={letter}>{letter}</kbd>
          ))}
          {word}
        </li>
      ))}
    </ul>
  );
}

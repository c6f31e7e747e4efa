import { Button } from "@tomoru/ui/actions/button";
import { useWords } from "../site.ts";
import styles from "./key-hints.module.css";
import { useLetters } from "./letters.store.ts";

type KeyHintsProps = {
  label: string;
  keys: readonly { letters: readonly string[]; word: string }[];
  onHelp: () => void;
};

/** The keys of a table, and a link to all keys. Shows nothing for cards, or where letter keys are off. */
export function KeyHints({ label, keys, onHelp }: KeyHintsProps) {
  const { keys: say } = useWords();
  if (!useLetters()) return null;
  return (
    <div className={styles.hints}>
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
      <Button variant="text" size="dense" onClick={onHelp}>
        {say.all}
      </Button>
    </div>
  );
}

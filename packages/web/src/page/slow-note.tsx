import { fetching } from "@tomoru/contract/first-limits";
import { useWords } from "../i18n/language.store.ts";
import styles from "./slow-note.module.css";
import { useElapsed } from "./use-elapsed.ts";

/** A word about a wait that lasts, beside the control that began it. Stands in the page before, so that it is read out. */
export function SlowNote({ waiting }: { waiting: boolean }) {
  const { common } = useWords();
  return (
    <span className={styles.note} role="status">
      {waiting ? <AfterAWhile text={common.slow} /> : null}
    </span>
  );
}

function AfterAWhile({ text }: { text: string }) {
  return useElapsed(fetching.slowLoadingMs) ? text : null;
}

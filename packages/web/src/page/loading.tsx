import { fetching } from "@tomoru/contract/first-limits";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { useWords } from "../i18n/language.store.ts";
import styles from "./loading.module.css";
import { useElapsed } from "./use-elapsed.ts";

/** A fast answer must not flash a skeleton. */
const quietMs = 200;

type LoadingProps = {
  children: ReactNode;
  /** For a second place that waits for the same answer: one of them speaks. */
  silent?: boolean;
};

export function Loading({ children, silent = false }: LoadingProps) {
  const { common } = useWords();
  const [shownBefore] = useState(isShownByDocument);
  // The first render is the document's, or React would throw it away as another page's.
  const isTakenOver = useSyncExternalStore(
    untold,
    () => true,
    () => false,
  );
  const shown = useElapsed(quietMs) || (shownBefore && isTakenOver);
  const slow = useElapsed(fetching.slowLoadingMs);
  return (
    <div className={shown ? undefined : styles.waiting} data-loading>
      {silent ? null : (
        <div role="status">
          {shown ? <VisuallyHidden>{common.loading}</VisuallyHidden> : null}
          {slow ? <p className={styles.slow}>{common.slow}</p> : null}
        </div>
      )}
      {children}
    </div>
  );
}

const untold = () => () => undefined;

/** Whether the document already shows a skeleton, which must not disappear for a moment. */
function isShownByDocument(): boolean {
  if (typeof document === "undefined") return false;
  const skeleton = document.querySelector(`[data-rendered] .${styles.waiting}`);
  return skeleton !== null && getComputedStyle(skeleton).visibility === "visible";
}

import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "../i18n/language.store.ts";
import { useMoments } from "../i18n/use-moments.ts";
import { useConnection, watchConnection } from "./connection.store.ts";
import styles from "./offline-line.module.css";
import { useShownSince } from "./reads.store.ts";

/** Says that what stands below is not of now, and of when it is; nothing while there is a connection. */
export function OfflineLine() {
  const text = useOfflineText();
  useEffect(watchConnection, []);
  return (
    <div role="status" className={styles.place}>
      {text ? (
        <p className={styles.line}>
          <CloudOff size={20} aria-hidden="true" />
          <span>{text}</span>
        </p>
      ) : null}
    </div>
  );
}

function useOfflineText(): string | null {
  const words = useWords();
  const { moment } = useMoments();
  const connection = useConnection();
  const since = useShownSince();
  if (connection === "online") return null;
  const { offline } = words.shell;
  if (since !== undefined) return offline[connection](moment(new Date(since).toISOString()));
  return connection === "offline" ? offline.nothingKept : null;
}

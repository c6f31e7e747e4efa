import { CloudOff } from "lucide-react";
import { useEffect } from "react";
import { useWords } from "../i18n/language.store.ts";
import { useMoments } from "../i18n/use-moments.ts";
import { type Connection, useConnection, watchConnection } from "./connection.store.ts";
import styles from "./offline-line.module.css";
import { useShownSince } from "./reads.store.ts";

/** Says that the content below is not current, and how old it is; empty while there is a connection. */
export function OfflineLine() {
  const connection = useConnection();
  useEffect(watchConnection, []);
  return (
    <div role="status" className={styles.place}>
      {connection === "online" ? null : <Offline connection={connection} />}
    </div>
  );
}

/** A component of its own: with a connection, nothing is rendered for each answer that comes. */
function Offline({ connection }: { connection: Exclude<Connection, "online"> }) {
  const { offline } = useWords().shell;
  const { moment } = useMoments();
  const since = useShownSince();
  const sinceThen = since !== undefined && offline[connection](moment(new Date(since).toISOString()));
  const text = sinceThen || (connection === "offline" && offline.nothingKept);
  return text ? (
    <p className={styles.line}>
      <CloudOff size={20} aria-hidden="true" />
      <span>{text}</span>
    </p>
  ) : null;
}

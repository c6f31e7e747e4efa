import { Button } from "@tomoru/ui/actions/button";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useCsv } from "../../../shared/csv/use-csv.ts";
import { useLanguage } from "../../../shared/site.ts";
import { type FileKind, fetchFile } from "../charges.queries.ts";
import type { useMonth } from "../use-month.ts";
import styles from "./month-bar.module.css";

/** The month, with the ones beside it, and its file. */
export function MonthBar({ at, kind }: { at: ReturnType<typeof useMonth>; kind: FileKind }) {
  const { words, format } = useLanguage();
  const { list: say } = words.charges;
  const csv = useCsv();
  const { month } = at;
  const download = () =>
    csv.download({
      name: `${say.fileNames[kind]}-${month}`,
      fetch: () => fetchFile(kind, month),
    });
  return (
    <div className={styles.bar}>
      <div className={styles.month}>
        <Button
          variant="quiet"
          aria-label={say.previous}
          icon={<ChevronLeft size={20} aria-hidden="true" />}
          onClick={at.previous}
        />
        <h2 className={styles.name} aria-live="polite">
          <time dateTime={at.month}>{format.month(at.month)}</time>
        </h2>
        {at.next ? (
          <Button
            variant="quiet"
            aria-label={say.next}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onClick={at.next}
          />
        ) : null}
      </div>
      <div className={styles.file}>
        <Button
          variant="secondary"
          icon={<Download size={20} aria-hidden="true" />}
          loading={csv.busy ? say.saving : undefined}
          onClick={download}
        >
          {say.csv}
        </Button>
        <p className={styles.said} role="status">
          {csv.said?.kind === "saved" ? say.saved : ""}
        </p>
        {csv.said?.kind === "failed" ? (
          <p className={styles.said} role="alert">
            {failureText(csv.said.failure, words)}
          </p>
        ) : null}
      </div>
    </div>
  );
}

import { Button } from "@tomoru/ui/actions/button";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { useProfile } from "../profile.queries.ts";
import { useLanguage } from "../site.ts";
import styles from "./csv-button.module.css";
import type { useCsv } from "./use-csv.ts";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);
const CsvLimitDialog = lazyOverlay(async () => (await import("./csv-limit-dialog.tsx")).CsvLimitDialog);

type CsvButtonProps = {
  csv: ReturnType<typeof useCsv>;
  /** How many rows the file would have. */
  rows: number;
  onDownload: () => void;
};

/** Says beside the button how many of the month's rows it would use, and asks before it uses them. */
export function CsvButton({ csv, rows, onDownload }: CsvButtonProps) {
  const { words, format } = useLanguage();
  const { csv: say } = words.lists;
  const left = useCsvRowsLeft();
  const [isAsking, setAsking] = useState(false);
  return (
    <span className={styles.csv}>
      <Button
        variant="text"
        size="dense"
        flush="start"
        icon={<Download size={18} aria-hidden="true" />}
        loading={csv.busy ? say.working : undefined}
        onClick={() => (left !== undefined && left < rows ? csv.refuse() : setAsking(true))}
      >
        {say.button}
      </Button>
      <span className={styles.left}>
        <span role="status">{csv.said?.kind === "saved" ? say.saved : null}</span>
        {csv.said?.kind === "failed" ? (
          <span role="alert" className={styles.failed}>
            {failureText(csv.said.failure, words)}
          </span>
        ) : null}
        {csv.said === null && left !== undefined && left > 0 ? say.left(format.count(left)) : null}
      </span>
      {isAsking ? (
        <Suspense>
          <ConfirmModal
            open
            title={say.askTitle(format.count(rows))}
            message={
              left === undefined ? say.askText : say.askLeft(format.count(left), format.count(left - rows))
            }
            confirmLabel={say.make}
            cancelLabel={say.cancel}
            onConfirm={() => {
              setAsking(false);
              onDownload();
            }}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
      {csv.isBeyond ? (
        <Suspense>
          <CsvLimitDialog left={left ?? 0} rows={rows} onClose={csv.close} />
        </Suspense>
      ) : null}
    </span>
  );
}

/** The rows left this month; undefined until the profile is known. */
function useCsvRowsLeft(): number | undefined {
  const { data: profile } = useProfile();
  const rows = profile?.subscription.usage.csvRows;
  return rows && Math.max(0, rows.limit - rows.used);
}

import { downloadPayoutFile, type PayoutRun } from "@tomoru/contract/operator/payouts";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { saveFile } from "@tomoru/web/files/save-file.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";

export function RunFiles({ run }: { run: PayoutRun }) {
  const { words, format } = useLanguage();
  const { run: say } = words.payouts;
  const { busy, run: once } = useOneAtATime();
  if (run.files.length === 0) return null;
  const isVoid = run.state === "void";
  const download = (n: number) =>
    once(async () => {
      try {
        const file = await ask(downloadPayoutFile, { params: { id: run.runId, n: String(n) } });
        saveFile({
          name: `tomoru-${run.payOn}-${run.number}-${n}.txt`,
          content: file.bytes,
          type: file.type,
        });
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure;
        alertFailure(failure, words);
      }
    });
  return (
    <Card as="section" aria-labelledby="files" className={styles.card}>
      <h2 id="files">{isVoid ? say.voidFiles.title : say.files}</h2>
      {isVoid ? (
        <InlineMessage tone="warning" standing>
          {say.voidFiles.note}
        </InlineMessage>
      ) : null}
      {run.files.map(({ n, rows, yen, sha256 }) => (
        <div key={n} className={styles.card}>
          <p className={styles.number}>{say.file(n, rows, format.yen(yen))}</p>
          <p className={styles.hash}>SHA-256 {sha256}</p>
          <div>
            <Button
              variant={isVoid ? "text" : "secondary"}
              size="dense"
              aria-disabled={busy || undefined}
              onClick={() => void download(n)}
            >
              {isVoid ? say.voidFiles.download : say.download}
            </Button>
          </div>
        </div>
      ))}
    </Card>
  );
}

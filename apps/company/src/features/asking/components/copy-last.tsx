import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { isCallFailure } from "@tomoru/web/api/failure.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../shared/site.ts";
import { fetchLastConsultation } from "../asking.queries.ts";
import { entriesOf } from "../asking.view.ts";
import type { Asking } from "../use-asking.ts";
import styles from "./copy-last.module.css";

/** Fills the form with what was asked last, but for its days. */
export function CopyLast({ asking }: { asking: Asking }) {
  const words = useWords();
  const { asking: say } = words;
  const [said, setSaid] = useState<"copied" | "copyNone" | "copyFailed">();
  const { busy, run } = useOneAtATime();
  const copy = () =>
    run(async () => {
      try {
        const last = await fetchLastConsultation();
        if (last) {
          const { periodFrom: _from, periodTo: _to, ...texts } = entriesOf(last);
          asking.fill(texts);
        }
        setSaid(last ? "copied" : "copyNone");
      } catch (reason) {
        if (!isCallFailure(reason)) throw reason;
        setSaid("copyFailed");
      }
    });
  return (
    <div className={styles.copy}>
      <Button
        variant="text"
        size="dense"
        flush="end"
        icon={<Copy size={16} aria-hidden="true" />}
        loading={busy ? words.common.loading : undefined}
        onClick={() => void copy()}
      >
        {say.copyLast}
      </Button>
      {said ? (
        <InlineMessage tone={said === "copied" ? "success" : said === "copyNone" ? "info" : "error"}>
          {say[said]}
        </InlineMessage>
      ) : null}
    </div>
  );
}

import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Select } from "@tomoru/ui/forms/select";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import styles from "../terms/acceptance-dialog.module.css";
import { LimitedText } from "../texts/limited-fields.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { CancelSums } from "./cancel-sums.tsx";
import { useCancel } from "./use-cancel.ts";

const shares = Array.from({ length: 11 }, (_, tens) => tens * 10);

type CancelDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** Before anything is cancelled: what it brings to whom. Alone at the share of the stage, or by both at one that is proposed. */
export function CancelDialog({ deal, open, onClose }: CancelDialogProps) {
  const { words } = useDealLanguage();
  const common = useWords();
  const cancel = useCancel(deal, { open, onClose });
  const { preview, options, kind, percent, reason, failure } = cancel;
  const { cancel: say } = words.leaving;
  return (
    <Suspense>
      <ConfirmModal
        long
        open={open}
        title={say.title}
        message={
          <div className={styles.message}>
            {preview.failure ? <InlineMessage tone="error">{say.loadFailed}</InlineMessage> : null}
            {preview.data ? null : preview.failure ? null : <p role="status">{say.loading}</p>}
            {preview.data && options.length === 0 ? <p>{say.impossible}</p> : null}
            {options.length > 0 ? (
              <>
                <RadioPanels label={say.kind} options={options} value={kind} onChange={cancel.choose} />
                {kind === "propose" ? (
                  <Field
                    label={say.share}
                    id="creatorPct"
                    error={cancel.isShareMissing ? common.forms.choose(say.share) : undefined}
                  >
                    {(control) => (
                      <Select
                        {...control}
                        options={shares.map((share) => ({ value: String(share), label: say.percent(share) }))}
                        placeholder={percent === null ? say.choose : undefined}
                        value={percent === null ? "" : String(percent)}
                        onChange={(value) => cancel.setPercent(Number(value))}
                      />
                    )}
                  </Field>
                ) : null}
                <CancelSums deal={deal} percent={cancel.creatorPct} />
                <FreeUntil deal={deal} />
                <LimitedText
                  id="cancelReason"
                  label={say.reason}
                  tag={{ kind: "required", word: common.forms.required }}
                  error={cancel.isReasonMissing ? common.forms.enter(say.reason) : undefined}
                  value={reason}
                  rows={3}
                  max={limits.dealReasonMaxLength}
                  onChange={({ target }) => cancel.setReason(target.value)}
                />
                <p>{say.told[kind]}</p>
              </>
            ) : null}
          </div>
        }
        confirmLabel={say.confirm[kind]}
        cancelLabel={common.common.close}
        loading={cancel.busy ? say.sending : undefined}
        destructive={kind === "alone"}
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void cancel.send()}
        onCancel={cancel.close}
      />
    </Suspense>
  );
}

/** While a contract is so new that the company may still leave it for nothing: until when. */
function FreeUntil({ deal: { state, contractedAt } }: { deal: Deal }) {
  const { side } = useDealSite();
  const { words, days } = useDealLanguage();
  const [openedAt] = useState(() => serverNow().getTime());
  if (side !== "company" || state !== "contracted" || contractedAt === null) return null;
  const freeUntil = Date.parse(contractedAt) + limits.freeCancelHours * 3_600_000;
  if (freeUntil <= openedAt) return null;
  return <p>{words.leaving.cancel.freeUntil(days.due(new Date(freeUntil).toISOString()))}</p>;
}

import { limits } from "@tomoru/contract/limits";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Field } from "@tomoru/ui/forms/field";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Select } from "@tomoru/ui/forms/select";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { call } from "@tomoru/web/api/call.ts";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import styles from "../terms/acceptance-dialog.module.css";
import { useDealLanguage } from "../use-deal-language.ts";
import { CancelSums } from "./cancel-sums.tsx";

const shares = Array.from({ length: 11 }, (_, tens) => tens * 10);

type CancelDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** Before anything is cancelled: what it brings to whom. Alone at the share of the stage, or by both at one that is proposed. */
export function CancelDialog({ deal, open, onClose }: CancelDialogProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const params = { id: deal.dealId };
  const preview = useEndpoint(calls.previewCancel, { input: open ? { params } : null, retryAs: "offer" });
  const [chosen, setChosen] = useState<"alone" | "propose" | null>(null);
  const [percent, setPercent] = useState(0);
  const [reason, setReason] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const { cancel: say } = words.leaving;
  const alone = preview.data?.alone ?? null;
  const canAlone = alone !== null && deal.can.includes("cancel");
  // What costs money is never chosen by itself while the other side can be asked.
  const isFirstAlone = canAlone && (alone.creatorPct === 0 || preview.data?.isProposable !== true);
  const kind = chosen ?? (isFirstAlone ? "alone" : "propose");
  const options = [
    ...(alone
      ? [
          {
            value: "alone" as const,
            label: say.alone,
            description: alone.creatorPct === 0 ? say.aloneNote.none : say.aloneNote.share(alone.creatorPct),
          },
        ]
      : []),
    ...(preview.data?.isProposable
      ? [{ value: "propose" as const, label: say.propose, description: say.proposeNote }]
      : []),
  ];
  const send = async () => {
    const why = reason.trim();
    setEmpty(why === "");
    if (why === "" || options.length === 0) return;
    const isDone = await act(
      () =>
        call(calls.cancel, {
          params,
          body: {
            kind,
            reason: why,
            revision: deal.revision,
            ...(kind === "propose" && { creatorPct: percent }),
          },
        }),
      ({ leaving }) => leaving.cancel.done[kind],
    );
    if (isDone) onClose();
  };
  const close = () => {
    dismissFailure();
    onClose();
  };
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
                <RadioPanels label={say.kind} options={options} value={kind} onChange={setChosen} />
                {kind === "propose" ? (
                  <Field label={say.share} id="creatorPct">
                    {(control) => (
                      <Select
                        {...control}
                        options={shares.map((share) => ({ value: String(share), label: say.percent(share) }))}
                        value={String(percent)}
                        onChange={(value) => setPercent(Number(value))}
                      />
                    )}
                  </Field>
                ) : null}
                <CancelSums deal={deal} percent={kind === "alone" ? (alone?.creatorPct ?? 0) : percent} />
                <FreeUntil deal={deal} />
                <TextAreaField
                  id="cancelReason"
                  label={say.reason}
                  tag={{ kind: "required", word: common.forms.required }}
                  error={isEmpty && reason.trim() === "" ? common.forms.enter(say.reason) : undefined}
                  value={reason}
                  rows={3}
                  maxLength={limits.dealReasonMaxLength}
                  onChange={({ target }) => setReason(target.value)}
                />
                <p>{say.told[kind]}</p>
              </>
            ) : null}
          </div>
        }
        confirmLabel={say.confirm[kind]}
        cancelLabel={common.common.close}
        loading={busy ? say.sending : undefined}
        destructive={kind === "alone"}
        error={failure ? actFailureText(failure, words, common) : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void send()}
        onCancel={close}
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

import { FieldSet } from "@tomoru/ui/forms/field-set";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { type Counts, countsOf, FormatCounts, formatsIn } from "../editor/format-counts.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import styles from "../terms/acceptance-dialog.module.css";
import { useDealLanguage } from "../use-deal-language.ts";

const fields = ["draftDueOn", "postFrom", "postTo"] as const;

type AmendDialogProps = { deal: Deal; open: boolean; onClose: () => void };

/** Other dates or formats for what was agreed; the fee never changes. */
export function AmendDialog({ deal, open, onClose }: AmendDialogProps) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [typed, setTyped] = useState<Partial<Record<(typeof fields)[number], string>>>({});
  const [chosen, setChosen] = useState<Counts | null>(null);
  const [isUnchanged, setUnchanged] = useState(false);
  const { amend: say } = words.leaving;
  const { terms } = deal;
  if (!terms) return null;
  const counts = chosen ?? countsOf(terms.formats);
  const send = async () => {
    const changes = Object.fromEntries(
      fields.flatMap((field) => {
        const day = typed[field];
        return day && day !== terms[field] ? [[field, day]] : [];
      }),
    );
    const formats = formatsIn(counts, deal.platform);
    const isOther =
      JSON.stringify(formats) !== JSON.stringify(formatsIn(countsOf(terms.formats), deal.platform));
    if (isOther && formats.length > 0) Object.assign(changes, { formats });
    setUnchanged(Object.keys(changes).length === 0);
    if (Object.keys(changes).length === 0) return;
    const isDone = await act(
      () => call(calls.amend, { params: { id: deal.dealId }, body: { changes, revision: deal.revision } }),
      ({ leaving }) => leaving.amend.done,
    );
    if (isDone) onClose();
  };
  return (
    <Suspense>
      <ConfirmModal
        long
        open={open}
        title={say.title}
        message={
          <div className={styles.message}>
            <p>{say.lead}</p>
            {fields
              .filter((field) => field !== "draftDueOn" || terms.draftRequired)
              .map((field) => (
                <TextField
                  key={field}
                  id={`amend-${field}`}
                  type="date"
                  label={say[field]}
                  value={typed[field] ?? terms[field] ?? ""}
                  onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
                />
              ))}
            <FieldSet id="amend-formats" label={words.editor.fields.formats}>
              {(control) => (
                <FormatCounts id={control.id} platform={deal.platform} counts={counts} onChange={setChosen} />
              )}
            </FieldSet>
          </div>
        }
        confirmLabel={say.confirm}
        cancelLabel={common.common.cancel}
        loading={busy ? say.sending : undefined}
        error={failure ? actFailureText(failure, words, common) : isUnchanged ? say.unchanged : undefined}
        finalFocus={() => document.querySelector<HTMLElement>("main h1")}
        onConfirm={() => void send()}
        onCancel={() => {
          dismissFailure();
          onClose();
        }}
      />
    </Suspense>
  );
}

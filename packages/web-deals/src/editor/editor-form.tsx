import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { ErrorSummary } from "@tomoru/ui/forms/error-summary";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { Card } from "@tomoru/ui/layout/card";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Fragment, type KeyboardEvent, useId } from "react";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { FundingWays } from "../terms/funding-ways.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import { AskedNote } from "./asked-note.tsx";
import styles from "./editor.module.css";
import { LiveSheet } from "./live-sheet.tsx";
import { MoneyFields } from "./money-fields.tsx";
import { PromiseFields } from "./promise-fields.tsx";
import type { Editor } from "./use-editor.ts";
import { useFaultText } from "./use-fields.ts";
import { DateFields, WorkFields } from "./work-fields.tsx";

type EditorFormProps = { editor: Editor; deal: Deal; isFirst: boolean };

/** Fields, and beside them the sheet as it will be. */
export function EditorForm({ editor, deal, isFirst }: EditorFormProps) {
  const { side } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const textOf = useFaultText();
  const id = useId();
  const { editor: say } = words;
  const { failure, marked, attempt, busy, isUnchanged } = editor;
  const sameId = useId();
  return (
    <form
      className={styles.columns}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void editor.send();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        void editor.send();
      }}
    >
      <div className={styles.fields}>
        {editor.isFound ? (
          <InlineMessage
            tone="info"
            action={
              <Button variant="text" size="dense" onClick={editor.startOver}>
                {say.draft.startOver}
              </Button>
            }
          >
            {say.draft.found}
          </InlineMessage>
        ) : null}
        {isFirst && deal.asked ? <AskedNote editor={editor} asked={deal.asked} /> : null}
        {attempt > 0 && marked.length > 0 ? (
          <ErrorSummary
            title={common.forms.summary(marked.length)}
            items={marked.map((fault) => ({ fieldId: fault.field, text: textOf(fault) }))}
            attempt={attempt}
          />
        ) : null}
        <Card>
          <WorkFields editor={editor} deal={deal} />
        </Card>
        <Card>
          <DateFields editor={editor} />
        </Card>
        <Card>
          <MoneyFields editor={editor} deal={deal} />
        </Card>
        <Card>
          <PromiseFields editor={editor} />
        </Card>
        {side === "company" ? (
          <Card>
            <FundingWays id="funding" label={say.fields.funding} way={editor.way} onChange={editor.setWay} />
          </Card>
        ) : null}
        {failure ? (
          <InlineMessage tone="error">{actFailureText(failure, words, common)}</InlineMessage>
        ) : null}
        <Missing editor={editor} />
        <p id={sameId} className={styles.note}>
          {isUnchanged ? say.submit.changeFirst : say.submit.note[side]}
        </p>
        <StickyActions>
          <SubmitButton
            sending={busy}
            sendingLabel={say.submit.sending}
            off={isUnchanged && !busy ? sameId : undefined}
          >
            {isUnchanged ? say.submit.unchanged : isFirst ? say.submit.first : say.submit.again}
          </SubmitButton>
        </StickyActions>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <aside className={styles.aside} aria-labelledby={id} tabIndex={0}>
        <Card className={styles.preview}>
          <h2 id={id}>{say.preview}</h2>
          <LiveSheet editor={editor} deal={deal} />
        </Card>
      </aside>
    </form>
  );
}

/** What the law asks for and is not there yet, each a way to its field. */
function Missing({ editor: { faults } }: { editor: Editor }) {
  const { words } = useDealLanguage();
  const { missing: say, fields } = words.editor;
  const labels: Record<string, string> = fields;
  if (faults.length === 0) return <p className={styles.note}>{say.none}</p>;
  return (
    <p className={styles.missing}>
      <strong>{say.title(faults.length)}</strong>{" "}
      {faults.map(({ field }, index) => (
        <Fragment key={field}>
          {index > 0 ? say.separator : null}
          <a
            href={`#${field}`}
            onClick={(event) => {
              event.preventDefault();
              const input = document.getElementById(field);
              input?.focus({ preventScroll: true });
              input?.scrollIntoView({ block: "center" });
            }}
          >
            {labels[field] ?? field}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

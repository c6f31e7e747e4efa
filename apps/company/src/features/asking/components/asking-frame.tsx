import { Button } from "@tomoru/ui/actions/button";
import { PartList } from "@tomoru/ui/forms/part-list";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";
import { FormSummary } from "@tomoru/web/forms/form-summary.tsx";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useTitle } from "@tomoru/web/page/use-page.ts";
import { CloudCheck, CloudOff } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type ReactNode, useState } from "react";
import { useWords } from "../../../shared/site.ts";
import type { Asking } from "../use-asking.ts";
import { AskingBar } from "./asking-bar.tsx";
import { AskingFailure } from "./asking-failure.tsx";
import styles from "./asking-frame.module.css";
import { UnverifiedNotice } from "./asking-notices.tsx";
import { CopyLast } from "./copy-last.tsx";
import { PreviewSheet } from "./preview-sheet.tsx";

type AskingFrameProps = {
  asking: Asking;
  title: string;
  back: { label: string; render: ReactElement<{ href?: string }> };
  /** Below the parts, on the left. */
  beside: ReactNode;
  /** What creators will see; `marked` is the field in focus. */
  preview: (marked: string | undefined) => ReactNode;
  /** What cannot be undone once it is sent. */
  final: string;
  onClose: () => void;
  children: ReactNode;
};

/** One page for all of it: how far it is on the left, the fields, and what creators will see on the right. */
export function AskingFrame(props: AskingFrameProps) {
  const { asking, title, back, beside, preview, final, onClose, children } = props;
  const { asking: say } = useWords();
  useTitle({ title: say[asking.kind].title, hasError: asking.hasError });
  const [focused, setFocused] = useState<string>();
  const isDesk = useMediaQuery(onDesktop);
  const [isShown, setShown] = useState(false);
  const part = useCurrentPart(asking, focused);
  const lastPart = asking.kind === "campaign" ? say.parts.publish : say.parts.send;
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={asking.submit}
      onFocus={({ target }) => setFocused(fieldOf(target.id))}
      onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
        if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) event.currentTarget.requestSubmit();
      }}
    >
      <div className={styles.head}>
        <PageHeader title={title} back={back} />
        <DraftState asking={asking} />
      </div>
      <div className={styles.columns}>
        <div className={styles.left}>
          <div className={styles.parts}>
            <PartList
              label={say.parts.label}
              doneWord={say.parts.doneWord}
              current={part}
              parts={[
                ...asking.progress.map(({ key, done, all }) => ({
                  id: `part-${key}`,
                  label: say.parts[key],
                  count: say.parts.of(done, all),
                  isDone: done === all,
                })),
                { id: "asking-send", label: lastPart, isDone: false },
              ]}
            />
          </div>
          {beside}
        </div>
        <div className={styles.fields} key={asking.round}>
          {asking.draft.isFound ? <DraftFound asking={asking} /> : null}
          <FormSummary form={asking} />
          <UnverifiedNotice kind={asking.kind} />
          <CopyLast asking={asking} />
          {children}
          <AskingFailure asking={asking} />
        </div>
        {isDesk ? (
          <aside className={styles.preview} aria-label={say.preview.title}>
            {preview(focused)}
          </aside>
        ) : (
          <div className={styles.opens}>
            <Button variant="secondary" wide onClick={() => setShown(true)}>
              {say.preview.open}
            </Button>
          </div>
        )}
      </div>
      <AskingBar asking={asking} final={final} onClose={onClose} />
      {isDesk ? null : (
        <PreviewSheet open={isShown} onClose={() => setShown(false)}>
          {preview(undefined)}
        </PreviewSheet>
      )}
    </form>
  );
}

/** Controls beside the first of a field have its name in front: `postFormat-count-0`. */
function fieldOf(id: string): string | undefined {
  return id === "" ? undefined : id.split("-")[0];
}

function useCurrentPart({ progress, kind }: Asking, focused: string | undefined): string {
  const { asking: say } = useWords();
  const isKnown = focused !== undefined && focused in say.fields;
  const [last, setLast] = useState<string>();
  const element = isKnown ? document.getElementById(focused)?.closest("[data-part]") : null;
  const here = element?.id;
  if (here !== undefined && here !== last) setLast(here);
  if (last !== undefined) return last;
  const next = progress.find(({ done, all }) => done < all);
  return next ? `part-${next.key}` : kind === "campaign" ? "asking-send" : "asking-send";
}

function DraftState({ asking: { draft } }: { asking: Asking }) {
  const { asking: say } = useWords();
  const { time } = useMoments();
  const text = draft.failed ? say.draft.failed : draft.savedAt ? say.draft.saved(time(draft.savedAt)) : "";
  const Icon = draft.failed ? CloudOff : CloudCheck;
  return (
    <p className={styles.draft}>
      {text === "" ? null : <Icon size={16} aria-hidden="true" />}
      {text}
    </p>
  );
}

function DraftFound({ asking }: { asking: Asking }) {
  const { draft } = useWords().asking;
  return (
    <div className={styles.found}>
      <p>{draft.found}</p>
      <Button variant="text" size="dense" onClick={asking.startOver}>
        {draft.discard}
      </Button>
    </div>
  );
}

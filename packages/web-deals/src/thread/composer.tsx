import { limits } from "@tomoru/contract/limits";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { FieldError } from "@tomoru/ui/forms/field";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { ApiFailure, type CallFailure, isCallFailure } from "@tomoru/web/api/failure.ts";
import { useTypedAhead } from "@tomoru/web/forms/typed-ahead.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useOneAtATime } from "@tomoru/web/forms/use-one-at-a-time.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Send } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { ImagePicker } from "../files/image-picker.tsx";
import { keptFiles, noFiles } from "../files/kept-files.ts";
import { actFailureText } from "../frame/act-failure.ts";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { useTextLimit } from "../texts/use-text-limit.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./thread.module.css";

type ComposerProps = {
  dealId: string;
  label: string;
  onSend: (text: string, files: readonly string[]) => Promise<unknown>;
};

const nothing = { text: "", files: noFiles };
const { dealMessageMaxLength: max } = limits;

/** What was typed stays until it is sent; Enter alone makes a line. */
export function Composer({ dealId, label, onSend }: ComposerProps) {
  const { words } = useDealLanguage();
  const common = useWords();
  const { thread: say } = words;
  const [text, setText] = useState("");
  const [files, setFiles] = useState(noFiles);
  const kept = useKeptDraft({
    name: `message:${dealId}`,
    empty: nothing,
    restore: (found) => {
      setText(found.text);
      setFiles(keptFiles(found.files));
    },
  });
  useTypedAhead({ dealMessage: "" }, (_, typed) => setText(typed));
  useEffect(() => kept.note({ text, files }));
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { busy, run } = useOneAtATime();
  const hintId = useId();
  const errorId = useId();
  const { counter, tooLong } = useTextLimit({ text, max, label });
  const send = () =>
    run(async () => {
      const typed = text.trim();
      if (typed === "" || focusTooLong([{ id: "dealMessage", text, max }])) return;
      setFailure(null);
      try {
        await onSend(
          typed,
          files.map(({ fileId }) => fileId),
        );
        kept.erase({ isOver: false });
        setText("");
        setFiles([]);
      } catch (reason) {
        if (!isCallFailure(reason)) throw reason;
        setFailure(reason);
      }
    });
  const refusal = failure instanceof ApiFailure ? failure.refusal : undefined;
  return (
    <div className={styles.composer}>
      {failure ? (
        <InlineMessage tone="error">
          {refusal === "tooManyRequests"
            ? say.tooMany
            : refusal === "noAccess"
              ? say.plan
              : actFailureText(failure, words, common)}
        </InlineMessage>
      ) : null}
      {tooLong ? <FieldError id={errorId}>{tooLong}</FieldError> : null}
      <div className={styles.write}>
        <TextArea
          id="dealMessage"
          aria-label={label}
          aria-describedby={tooLong ? `${hintId} ${errorId}` : hintId}
          aria-invalid={tooLong ? true : undefined}
          placeholder={label}
          rows={2}
          value={text}
          counter={counter}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
            event.preventDefault();
            void send();
          }}
        />
        <IconButton
          className={styles.send}
          label={busy ? say.sending : say.send}
          icon={<Send size={20} aria-hidden="true" />}
          aria-disabled={busy || undefined}
          onClick={() => void send()}
        />
      </div>
      <ImagePicker dealId={dealId} files={files} onChange={setFiles} most={limits.filesPerMessage} />
      <VisuallyHidden id={hintId}>{say.hint}</VisuallyHidden>
    </div>
  );
}

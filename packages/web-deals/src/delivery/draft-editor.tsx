import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { CornerUpLeft } from "lucide-react";
import { useId } from "react";
import type { Deal } from "../deal-site.tsx";
import { ImagePicker } from "../files/image-picker.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { LimitedLine, LimitedText } from "../texts/limited-fields.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { LabelCheck } from "./draft-caption.tsx";
import { DraftPoints } from "./draft-points.tsx";
import { useDraftEditor } from "./use-draft-editor.ts";

/** What the creator writes: looked at as it is typed, so that it arrives with its label. */
export function DraftEditor({ deal }: { deal: Deal }) {
  const { words } = useDealLanguage();
  const common = useWords();
  const editor = useDraftEditor(deal);
  const { written, write, label, isClear, fixed, failure } = editor;
  const { caption, title, link, note } = written;
  const offId = useId();
  const { draft: say } = words.delivery;
  if (!editor.canSend) return null;
  const required = { kind: "required", word: common.forms.required } as const;
  const optional = { kind: "optional", word: common.forms.optional } as const;
  return (
    <div className={styles.parts}>
      <DraftPoints deal={deal} />
      <p className={styles.note}>{say.roundsLeft(deal.draftRoundsLeft)}</p>
      {editor.isYoutube ? (
        <LimitedLine
          id="draftTitle"
          label={say.videoTitle}
          tag={required}
          value={title}
          max={limits.draftTitleMaxLength}
          onChange={({ target }) => write({ title: target.value })}
        />
      ) : null}
      <LimitedText
        id="draftCaption"
        label={say.caption}
        tag={required}
        value={caption}
        rows={7}
        max={limits.draftCaptionMaxLength}
        onChange={({ target }) => write({ caption: target.value })}
      />
      <LabelCheck deal={deal} draft={editor.draft} isLive />
      {fixed !== null ? (
        <Button
          variant="secondary"
          icon={<CornerUpLeft size={18} aria-hidden="true" />}
          onClick={() => write({ caption: fixed })}
        >
          {say.putLabel(label)}
        </Button>
      ) : null}
      <LimitedLine
        id="draftLink"
        type="url"
        label={say.link}
        error={editor.isLinkWrong ? say.wrongLink : undefined}
        tag={optional}
        value={link}
        max={limits.postUrlMaxLength}
        onChange={({ target }) => write({ link: target.value })}
      />
      <ImagePicker
        dealId={deal.dealId}
        files={editor.files}
        onChange={editor.setFiles}
        most={limits.filesPerDraft}
      />
      <CheckBox label={say.platformLabel} checked={editor.isMarked} onChange={editor.setMarked} />
      {editor.isStory ? (
        <CheckBox label={say.storyTick} checked={editor.isTicked} onChange={editor.setTicked} />
      ) : null}
      <LimitedText
        id="draftNote"
        label={say.note}
        tag={optional}
        value={note}
        rows={2}
        max={limits.draftNoteMaxLength}
        onChange={({ target }) => write({ note: target.value })}
      />
      {failure ? <InlineMessage tone="error">{actFailureText(failure, words, common)}</InlineMessage> : null}
      <div className={styles.actions}>
        <Button
          variant="primary"
          off={isClear ? undefined : offId}
          loading={editor.busy ? say.sending : undefined}
          onClick={() => void editor.send()}
        >
          {say.send}
        </Button>
        {isClear ? null : (
          <p id={offId} className={styles.note}>
            {say.off}
          </p>
        )}
      </div>
      <p className={styles.note}>{say.protects}</p>
    </div>
  );
}

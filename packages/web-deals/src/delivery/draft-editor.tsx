import type { DealFile } from "@tomoru/contract/deals/deal-files";
import { HttpsUrl } from "@tomoru/contract/deals/delivery";
import { checkLabel } from "@tomoru/contract/deals/label-check";
import { captionWithLabel } from "@tomoru/contract/deals/label-fix";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { call } from "@tomoru/web/api/call.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { CornerUpLeft } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { z } from "zod/mini";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { ImagePicker } from "../files/image-picker.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { LabelCheck } from "./draft-caption.tsx";
import { DraftPoints } from "./draft-points.tsx";
import { labelled } from "./label.view.ts";

const isHttps = (typed: string) => z.safeParse(HttpsUrl, typed).success;

/** What the creator writes: looked at as it is typed, so that it arrives with its label. */
export function DraftEditor({ deal }: { deal: Deal }) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act } = useActing();
  const last = deal.drafts.at(-1);
  const [begun] = useState({
    ...{ caption: last?.caption ?? "", title: last?.title ?? "" },
    ...{ link: last?.links[0] ?? "", note: "" },
  });
  const [written, setWritten] = useState(begun);
  const kept = useKeptDraft({
    name: `draft:${deal.dealId}:${deal.draftRound}`,
    empty: begun,
    restore: setWritten,
  });
  const [isLinkWrong, setLinkWrong] = useState(false);
  const write = (part: Partial<typeof begun>) => {
    if (part.link !== undefined) setLinkWrong(false);
    setWritten((now) => ({ ...now, ...part }));
  };
  useEffect(() => kept.note(written));
  const { caption, title, link, note } = written;
  const [files, setFiles] = useState<readonly DealFile[]>(last?.files.filter((one) => !one.isErased) ?? []);
  const [isMarked, setMarked] = useState(last?.platformLabel ?? true);
  const [isTicked, setTicked] = useState(last?.storyTick ?? false);
  const offId = useId();
  const { draft: say } = words.delivery;
  const { sendDraft } = calls;
  const label = deal.terms?.prLabel ?? "#PR";
  const draft = { caption, title };
  const post = labelled(deal, draft);
  const isClear = checkLabel(post).verdict === "clear";
  const fixed = captionWithLabel(post, label);
  const isStory = deal.terms?.formats.some(({ format }) => format === "story") ?? false;
  const isYoutube = deal.platform === "youtube";
  if (!sendDraft) return null;
  const send = async () => {
    const isWrong = link.trim() !== "" && !isHttps(link.trim());
    setLinkWrong(isWrong);
    if (isWrong) return document.getElementById("draftLink")?.focus();
    await act(
      () =>
        call(sendDraft, {
          params: { id: deal.dealId },
          body: {
            caption,
            title: isYoutube ? title.trim() || null : null,
            links: link.trim() ? [link.trim()] : [],
            files: files.map(({ fileId }) => fileId),
            platformLabel: isMarked,
            storyTick: isTicked,
            note: note.trim() || null,
            revision: deal.revision,
          },
        }),
      ({ delivery }) => delivery.draft.sent,
    ).then((isDone) => isDone && kept.erase({ isOver: true }));
  };
  const required = { kind: "required", word: common.forms.required } as const;
  const optional = { kind: "optional", word: common.forms.optional } as const;
  return (
    <div className={styles.parts}>
      <DraftPoints deal={deal} />
      <p className={styles.note}>{say.roundsLeft(deal.draftRoundsLeft)}</p>
      {isYoutube ? (
        <TextField
          id="draftTitle"
          label={say.videoTitle}
          tag={required}
          value={title}
          maxLength={limits.draftTitleMaxLength}
          onChange={({ target }) => write({ title: target.value })}
        />
      ) : null}
      <TextAreaField
        id="draftCaption"
        label={say.caption}
        tag={required}
        value={caption}
        rows={7}
        maxLength={limits.draftCaptionMaxLength}
        onChange={({ target }) => write({ caption: target.value })}
      />
      <LabelCheck deal={deal} draft={draft} isLive />
      {fixed !== null ? (
        <Button
          variant="secondary"
          icon={<CornerUpLeft size={18} aria-hidden="true" />}
          onClick={() => write({ caption: fixed })}
        >
          {say.putLabel(label)}
        </Button>
      ) : null}
      <TextField
        id="draftLink"
        type="url"
        label={say.link}
        error={isLinkWrong ? say.wrongLink : undefined}
        tag={optional}
        value={link}
        onChange={({ target }) => write({ link: target.value })}
      />
      <ImagePicker dealId={deal.dealId} files={files} onChange={setFiles} most={limits.filesPerDraft} />
      <CheckBox label={say.platformLabel} checked={isMarked} onChange={setMarked} />
      {isStory ? <CheckBox label={say.storyTick} checked={isTicked} onChange={setTicked} /> : null}
      <TextAreaField
        id="draftNote"
        label={say.note}
        tag={optional}
        value={note}
        rows={2}
        maxLength={limits.draftNoteMaxLength}
        onChange={({ target }) => write({ note: target.value })}
      />
      {failure ? <InlineMessage tone="error">{actFailureText(failure, words, common)}</InlineMessage> : null}
      <div className={styles.actions}>
        <Button
          variant="primary"
          off={isClear ? undefined : offId}
          loading={busy ? say.sending : undefined}
          onClick={() => void send()}
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

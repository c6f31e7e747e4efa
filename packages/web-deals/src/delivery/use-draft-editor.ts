import type { DealFile } from "@tomoru/contract/deals/deal-files";
import { HttpsUrl } from "@tomoru/contract/deals/delivery";
import { checkLabel } from "@tomoru/contract/deals/label-check";
import { captionWithLabel } from "@tomoru/contract/deals/label-fix";
import { limits } from "@tomoru/contract/limits";
import { call } from "@tomoru/web/api/call.ts";
import { useTypedAhead } from "@tomoru/web/forms/typed-ahead.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { keptFiles, noFiles } from "../files/kept-files.ts";
import { useActing } from "../frame/acting.tsx";
import { focusTooLong } from "../texts/text-limit.view.ts";
import { labelled } from "./label.view.ts";

const isHttps = (typed: string) => z.safeParse(HttpsUrl, typed).success;

/** What each input is for, by its id. */
const fieldOf = {
  draftCaption: "caption",
  draftTitle: "title",
  draftLink: "link",
  draftNote: "note",
} as const;

/** A draft while the creator writes it, kept on the device until it is sent. */
export function useDraftEditor(deal: Deal) {
  const { sendDraft } = useDealSite().calls;
  const { busy, failure, act } = useActing();
  const last = deal.drafts.at(-1);
  const [begun] = useState({
    ...{ caption: last?.caption ?? "", title: last?.title ?? "" },
    ...{ link: last?.links[0] ?? "", note: "" },
  });
  const [written, setWritten] = useState(begun);
  const [sentBefore] = useState(() => last?.files.filter((one) => !one.isErased) ?? noFiles);
  const [files, setFiles] = useState<readonly DealFile[]>(sentBefore);
  const kept = useKeptDraft({
    name: `draft:${deal.dealId}:${deal.draftRound}`,
    empty: { ...begun, files: sentBefore },
    restore: ({ files: found, ...texts }) => {
      setWritten(texts);
      setFiles(keptFiles(found));
    },
  });
  useTypedAhead(
    { draftCaption: begun.caption, draftTitle: begun.title, draftLink: begun.link, draftNote: begun.note },
    (id, typed) => setWritten((now) => ({ ...now, [fieldOf[id]]: typed })),
  );
  const [isLinkWrong, setLinkWrong] = useState(false);
  useEffect(() => kept.note({ ...written, files }));
  const [isMarked, setMarked] = useState(last?.platformLabel ?? true);
  const [isTicked, setTicked] = useState(last?.storyTick ?? false);
  const { caption, title, link, note } = written;
  const label = deal.terms?.prLabel ?? "#PR";
  const draft = { caption, title };
  const post = labelled(deal, draft);
  const isYoutube = deal.platform === "youtube";

  const texts = [
    ...(isYoutube ? [{ id: "draftTitle", text: title, max: limits.draftTitleMaxLength }] : []),
    { id: "draftCaption", text: caption, max: limits.draftCaptionMaxLength },
    { id: "draftLink", text: link, max: limits.postUrlMaxLength },
    { id: "draftNote", text: note, max: limits.draftNoteMaxLength },
  ];

  const send = async () => {
    if (focusTooLong(texts)) return;
    const isWrong = link.trim() !== "" && !isHttps(link.trim());
    setLinkWrong(isWrong);
    if (isWrong) return document.getElementById("draftLink")?.focus();
    if (!sendDraft) return;
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

  return {
    canSend: sendDraft !== undefined,
    written,
    write: (part: Partial<typeof begun>) => {
      if (part.link !== undefined) setLinkWrong(false);
      setWritten((now) => ({ ...now, ...part }));
    },
    draft,
    isLinkWrong,
    files,
    setFiles,
    isMarked,
    setMarked,
    isTicked,
    setTicked,
    isYoutube,
    isStory: deal.terms?.formats.some(({ format }) => format === "story") ?? false,
    label,
    isClear: checkLabel(post).verdict === "clear",
    fixed: captionWithLabel(post, label),
    busy,
    failure,
    send,
  };
}

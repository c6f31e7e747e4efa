import { asksToDropLabel, checkLabel } from "@tomoru/contract/deals/label-check";
import { limits } from "@tomoru/contract/limits";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { TextAreaField } from "@tomoru/ui/forms/text-area-field";
import { call } from "@tomoru/web/api/call.ts";
import { useTypedAhead } from "@tomoru/web/forms/typed-ahead.ts";
import { useKeptDraft } from "@tomoru/web/forms/use-kept-draft.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useEffect, useId, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { lengthOf } from "../texts/text-limit.view.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./delivery.module.css";
import { DraftCaption, LabelCheck } from "./draft-caption.tsx";
import { DraftExtras } from "./draft-list.tsx";
import { labelled } from "./label.view.ts";

const { changesPerDraft: mostPoints, draftChangeMaxLength: mostOfPoint } = limits;

const pointsOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** What the company reads, and its answer. A draft whose label fails comes with the request already written. */
export function DraftReview({ deal }: { deal: Deal }) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const draft = deal.drafts.at(-1);
  const isClear = draft !== undefined && checkLabel(labelled(deal, draft)).verdict === "clear";
  const label = deal.terms?.prLabel ?? "#PR";
  const { review: say } = words.delivery;
  const [begun] = useState({ text: isClear ? "" : say.prefilled(label) });
  const [{ text }, setWritten] = useState(begun);
  const kept = useKeptDraft({
    name: `changes:${deal.dealId}:${draft?.draftId}`,
    empty: begun,
    restore: setWritten,
  });
  useTypedAhead({ draftChanges: begun.text }, (_, typed) => setWritten({ text: typed }));
  useEffect(() => kept.note({ text }));
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const offId = useId();
  const { answerDraft } = calls;
  if (!draft || !answerDraft) return null;
  const points = pointsOf(text);
  const isDropped = points.some(asksToDropLabel);
  const unfit =
    points.length > mostPoints
      ? say.tooMany(mostPoints)
      : points.some((point) => lengthOf(point) > mostOfPoint)
        ? say.pointTooLong(mostOfPoint)
        : undefined;
  const params = { id: deal.dealId, draftId: draft.draftId };
  const { revision } = deal;
  const approve = async () => {
    const isDone = await act(
      () => call(answerDraft, { params, body: { action: "approve", revision } }),
      ({ delivery }) => delivery.review.approved,
    );
    if (!isDone) return;
    kept.erase({ isOver: true });
    setAsked(false);
  };
  const ask = () => {
    setTried(true);
    if (points.length === 0 || isDropped || unfit) return document.getElementById("draftChanges")?.focus();
    void act(
      () => call(answerDraft, { params, body: { action: "changes", changes: points, revision } }),
      ({ delivery }) => delivery.review.asked,
    ).then((isDone) => isDone && kept.erase({ isOver: true }));
  };
  const error = isDropped
    ? say.dropped
    : unfit
      ? unfit
      : isTried && points.length === 0
        ? common.forms.enter(say.ask)
        : undefined;
  const canAsk = deal.can.includes("askChanges");
  return (
    <div className={styles.parts}>
      <DraftCaption deal={deal} draft={draft} />
      <LabelCheck deal={deal} draft={draft} />
      <DraftExtras dealId={deal.dealId} draft={draft} />
      {canAsk ? (
        <TextAreaField
          id="draftChanges"
          label={say.ask}
          hint={`${say.askHint} ${say.roundsLeft(deal.draftRoundsLeft)}`}
          error={error}
          value={text}
          rows={3}
          onChange={({ target }) => setWritten({ text: target.value })}
        />
      ) : (
        <p>{say.noRounds(deal.terms?.revisions ?? 0)}</p>
      )}
      {failure && !isAsked ? (
        <InlineMessage tone="error">{actFailureText(failure, words, common)}</InlineMessage>
      ) : null}
      <div className={styles.actions}>
        {canAsk ? (
          <Button
            variant={isClear ? "secondary" : "primary"}
            loading={busy && !isAsked ? words.delivery.draft.sending : undefined}
            onClick={ask}
          >
            {say.changes}
          </Button>
        ) : null}
        <Button
          variant={isClear ? "primary" : "secondary"}
          off={isClear ? undefined : offId}
          onClick={() => setAsked(true)}
        >
          {say.approve}
        </Button>
      </div>
      <p id={offId} className={styles.note}>
        {isClear ? null : `${say.approveOff} `}
        {canAsk ? say.law : null}
      </p>
      <Suspense>
        <ConfirmModal
          open={isAsked}
          title={say.approveQuestion}
          message={canAsk && text.trim() !== "" ? `${say.approveText} ${say.unsent}` : say.approveText}
          confirmLabel={say.approve}
          cancelLabel={common.common.cancel}
          loading={busy ? words.delivery.draft.sending : undefined}
          error={failure ? actFailureText(failure, words, common) : undefined}
          finalFocus={() => document.querySelector<HTMLElement>("main h1")}
          onConfirm={() => void approve()}
          onCancel={() => {
            dismissFailure();
            setAsked(false);
          }}
        />
      </Suspense>
    </div>
  );
}

import { amountsOf, feeShareOf } from "@tomoru/contract/deals/amounts";
import type { Proposal } from "@tomoru/contract/deals/deal";
import { formatsText } from "@tomoru/i18n/deal-sheet";
import { Button } from "@tomoru/ui/actions/button";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { call } from "@tomoru/web/api/call.ts";
import { useWords } from "@tomoru/web/i18n/language.store.ts";
import { Suspense, useId, useState } from "react";
import { ConfirmModal } from "../confirm-modal.ts";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { otherName } from "../deal-view.ts";
import cards from "../frame/act-card.module.css";
import { actFailureText } from "../frame/act-failure.ts";
import { useActing } from "../frame/acting.tsx";
import { type DealLanguage, useDealLanguage } from "../use-deal-language.ts";
import styles from "./proposal-card.module.css";

/** What one side proposes beside the deal's own way: to cancel, or other dates and formats. */
export function ProposalCard({ deal }: { deal: Deal }) {
  const { proposal } = deal;
  const { side } = useDealSite();
  const { words, days } = useDealLanguage();
  const id = useId();
  if (!proposal) return null;
  const { proposal: say } = words.acts;
  const isMine = proposal.by === side;
  const title = isMine ? say[proposal.kind].mine : say[proposal.kind].theirs(otherName(deal, side));
  return (
    <Card as="section" tone={isMine ? "plain" : "lamp"} className={cards.card} aria-labelledby={id}>
      <h2 id={id} className={cards.turn}>
        {isMine ? null : <LampDot />}
        {title}
      </h2>
      <Contents deal={deal} proposal={proposal} />
      <p className={styles.note}>{say.lapses(days.due(proposal.lapsesAt))}</p>
      {deal.can.includes("answerProposal") ? <Answer deal={deal} proposal={proposal} /> : null}
    </Card>
  );
}

type Of = { deal: Deal; proposal: Proposal };

function Contents({ deal, proposal }: Of) {
  const language = useDealLanguage();
  const { words, format } = language;
  const { proposal: say } = words.acts;
  const share = proposal.creatorPct;
  return (
    <>
      {share !== null && deal.terms ? (
        <p>{say.share(share, format.yen(shareYen(deal.terms, share)))}</p>
      ) : null}
      {proposal.changes && deal.terms ? (
        <ul>
          {changesOf({ deal, proposal }, language).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : null}
      {proposal.reason ? (
        <p className={styles.reason}>
          <strong>{say.reason}</strong> {proposal.reason}
        </p>
      ) : null}
    </>
  );
}

function shareYen(terms: NonNullable<Deal["terms"]>, percent: number): number {
  const feeYen = feeShareOf(terms.feeYen, percent);
  return amountsOf({ feeYen, withholding: terms.withholding, paidOn: terms.postTo }).netYen;
}

function changesOf({ deal: { terms }, proposal: { changes } }: Of, language: DealLanguage): string[] {
  if (!terms || !changes) return [];
  const { words, days } = language;
  const { amend } = words.leaving;
  const dated = (["draftDueOn", "postFrom", "postTo"] as const).flatMap((field) => {
    const [before, after] = [terms[field], changes[field]];
    if (!after || after === before) return [];
    return [`${amend[field]} ${amend.change(before ? days.day(before) : "", days.day(after))}`];
  });
  if (!changes.formats) return dated;
  const formats = amend.change(
    formatsText(terms, language),
    formatsText({ formats: changes.formats }, language),
  );
  return [...dated, `${words.terms.rows.formats} ${formats}`];
}

function Answer({ deal, proposal }: Of) {
  const { calls } = useDealSite();
  const { words } = useDealLanguage();
  const common = useWords();
  const { busy, failure, act, dismissFailure } = useActing();
  const [asks, setAsks] = useState(false);
  const { proposal: say } = words.acts;
  const answer = async (action: "accept" | "decline") => {
    const endpoint = proposal.kind === "cancel" ? calls.answerCancel : calls.answerAmendment;
    const isDone = await act(
      () => call(endpoint, { params: { id: deal.dealId }, body: { action, revision: deal.revision } }),
      ({ leaving }) => leaving.answered,
    );
    if (isDone) setAsks(false);
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => setAsks(true)}>
        {say.accept[proposal.kind]}
      </Button>
      <Button variant="secondary" onClick={() => void answer("decline")}>
        {say.decline}
      </Button>
      <Suspense>
        <ConfirmModal
          open={asks}
          title={say.confirm[proposal.kind].title}
          message={say.confirm[proposal.kind].text}
          confirmLabel={say.accept[proposal.kind]}
          cancelLabel={common.common.cancel}
          loading={busy ? say.sending : undefined}
          destructive={proposal.kind === "cancel"}
          error={failure ? actFailureText(failure, words, common) : undefined}
          finalFocus={() => document.querySelector<HTMLElement>("main h1")}
          onConfirm={() => void answer("accept")}
          onCancel={() => {
            dismissFailure();
            setAsks(false);
          }}
        />
      </Suspense>
    </div>
  );
}

import type { PlanPreview } from "@tomoru/contract/company/billing";
import type { Card } from "@tomoru/contract/company/cards";
import type { Colleague } from "@tomoru/contract/company/members";
import type { PlanId } from "@tomoru/contract/company/plans";
import type { Subscription } from "@tomoru/contract/company/subscription";
import { Button } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { DialogActions } from "@tomoru/ui/overlays/dialog-actions";
import { DialogFrame } from "@tomoru/ui/overlays/dialog-frame";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { SlowNote } from "@tomoru/web/page/slow-note.tsx";
import { useRef, useState } from "react";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { causeOf, planFailureText } from "../billing-failure.view.ts";
import { longestStanding, placesOn, type StepKind, stepTo } from "../plan-change.view.ts";
import { useAddCard } from "../use-add-card.ts";
import type { PlanChange } from "../use-plan-change.ts";
import { ChangeFacts } from "./change-facts.tsx";
import { SeatChoice } from "./seat-choice.tsx";

type PlanChangeDialogProps = {
  wanted: PlanId;
  change: PlanChange;
  subscription: Subscription;
  cards: readonly Card[];
  members: readonly Colleague[];
};

/** What is due now and later, and what ends. Nothing is charged that is not shown here. */
export function PlanChangeDialog({ wanted, change, subscription, cards, members }: PlanChangeDialogProps) {
  const { words } = useLanguage();
  const { change: say } = words.billing;
  const cancel = useRef<HTMLButtonElement>(null);
  const kind = stepTo(wanted, subscription);
  const name = words.plans.names[wanted];
  return (
    <DialogFrame
      open={change.open}
      title={kind === "takeBack" ? say.titleTakeBack(name) : say.title(name)}
      message={<SlowNote waiting={change.sending} />}
      initialFocus={cancel}
      onDismiss={change.cancel}
      held={change.sending}
      sheet
    >
      {(dismiss) => {
        const { preview } = change;
        const common = { wanted, kind, change, subscription, cancel, dismiss };
        return preview ? (
          <Ready
            key={`${preview.prorationAt} ${members.length}`}
            {...common}
            preview={preview}
            cards={cards}
            members={members}
          />
        ) : (
          <NotYet {...common} />
        );
      }}
    </DialogFrame>
  );
}

type Inside = {
  wanted: PlanId;
  kind: StepKind;
  change: PlanChange;
  subscription: Subscription;
  cancel: React.RefObject<HTMLButtonElement | null>;
  dismiss: () => void;
};

function NotYet({ change, cancel, dismiss }: Inside) {
  const { words } = useLanguage();
  const { change: say } = words.billing;
  return (
    <>
      {change.failure ? (
        <InlineMessage tone="error" title={say.loadFailed}>
          {planFailureText(change.failure, words)}
        </InlineMessage>
      ) : (
        <Loading>
          <p>{say.loading}</p>
          <Skeleton lines={3} />
        </Loading>
      )}
      <DialogActions>
        <Button variant="secondary" ref={cancel} onClick={dismiss}>
          {words.common.cancel}
        </Button>
        {change.failure ? (
          <Button variant="primary" onClick={change.lookAgain}>
            {words.common.retry}
          </Button>
        ) : null}
      </DialogActions>
    </>
  );
}

type ReadyProps = Inside & { preview: PlanPreview; cards: readonly Card[]; members: readonly Colleague[] };

function Ready({ wanted, kind, change, subscription, cancel, dismiss, preview, cards, members }: ReadyProps) {
  const { words, format } = useLanguage();
  const { change: say, cards: cardWords } = words.billing;
  const colleagues = members.filter(({ role, status }) => role === "member" && status === "active");
  const places = placesOn(wanted);
  const [kept, setKept] = useState(() => longestStanding(colleagues, places));
  const addCard = useAddCard(`${paths.plan}?choose=${wanted}`);
  const { failure } = change;
  const cause = failure ? causeOf(failure) : undefined;
  const card = cards.find(({ isDefault }) => isDefault);
  const needsCard = kind === "up" && (!card || cause === "card");
  const choosesSeats = colleagues.length > places;
  const verb = verbOf({ kind, preview, say, format });
  return (
    <>
      <ChangeFacts
        kind={kind}
        preview={preview}
        card={needsCard ? undefined : card}
        subscription={subscription}
      />
      {choosesSeats ? (
        <SeatChoice colleagues={colleagues} places={places} kept={kept} onChange={setKept} />
      ) : null}
      {needsCard && !failure ? (
        <InlineMessage tone="info">{words.billing.refusals.card}</InlineMessage>
      ) : null}
      {failure ? (
        <InlineMessage tone="error" title={say.failed}>
          {planFailureText(failure, words)}
        </InlineMessage>
      ) : null}
      {addCard.failure ? (
        <InlineMessage tone="error" title={cardWords.failed.add}>
          {planFailureText(addCard.failure, words)}
        </InlineMessage>
      ) : null}
      <DialogActions>
        <Button
          variant="secondary"
          ref={cancel}
          onClick={dismiss}
          aria-disabled={change.sending || undefined}
        >
          {words.common.cancel}
        </Button>
        {needsCard ? (
          <Button
            variant="primary"
            loading={addCard.leaving ? cardWords.leaving : undefined}
            onClick={addCard.add}
          >
            {say.addCard}
          </Button>
        ) : cause === "preview" ? (
          <Button variant="primary" onClick={change.lookAgain}>
            {say.again}
          </Button>
        ) : (
          <Button
            variant="primary"
            loading={change.sending ? say.sending : undefined}
            off={kept.length > places ? "seats-error" : undefined}
            onClick={() => change.confirm(choosesSeats ? kept : undefined)}
          >
            {verb}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type Verb = Pick<ReturnType<typeof useLanguage>, "format"> & {
  kind: StepKind;
  preview: PlanPreview;
  say: ReturnType<typeof useLanguage>["words"]["billing"]["change"];
};

function verbOf({ kind, preview, say, format }: Verb): string {
  if (kind === "takeBack") return say.confirmTakeBack;
  if (kind === "down") return say.confirmDown;
  return preview.dueNowYen > 0 ? say.confirmPay(format.yen(preview.dueNowYen)) : say.confirm;
}

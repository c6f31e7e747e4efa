import type { Card as PaymentCard } from "@tomoru/contract/company/cards";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { Suspense } from "react";
import { cardName } from "../../../shared/card-name.ts";
import { useWords } from "../../../shared/site.ts";
import { useCardActions } from "../use-card-actions.ts";
import { CardRow } from "./card-row.tsx";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

type CardListProps = { cards: readonly PaymentCard[]; onRenew: () => void };

export function CardList({ cards, onRenew }: CardListProps) {
  const { billing, common } = useWords();
  const { cards: say } = billing;
  const actions = useCardActions(cardName);
  const { result, asked } = actions;
  const isGone = result?.act === "remove" && result.failure === null;
  return (
    <>
      {isGone ? <InlineMessage tone="success">{say.removed(result.name)}</InlineMessage> : null}
      {cards.length === 0 ? (
        <EmptyState>
          <p>
            <Phrases>{say.empty}</Phrases>
          </p>
        </EmptyState>
      ) : (
        <Card as="section" padding="none" aria-label={say.title}>
          <ul>
            {cards.map((card) => (
              <CardRow
                key={card.cardId}
                card={card}
                result={result?.cardId === card.cardId ? result : null}
                working={actions.busy}
                onDefault={() => actions.makeDefault(card)}
                onRemove={() => actions.askRemoval(card)}
                onRenew={onRenew}
              />
            ))}
          </ul>
        </Card>
      )}
      {asked ? (
        <Suspense>
          <ConfirmModal
            open={actions.open}
            title={say.removeTitle(cardName(asked))}
            message={say.removeText}
            confirmLabel={say.remove}
            cancelLabel={common.cancel}
            loading={actions.busy ? say.removing : undefined}
            destructive
            onConfirm={actions.remove}
            onCancel={actions.cancel}
          />
        </Suspense>
      ) : null}
    </>
  );
}

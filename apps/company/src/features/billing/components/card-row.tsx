import type { Card } from "@tomoru/contract/company/cards";
import { Button } from "@tomoru/ui/actions/button";
import { PaymentCardRow } from "@tomoru/ui/data/payment-card-row";
import { Tag } from "@tomoru/ui/data/tag";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { Check, CircleX } from "lucide-react";
import { brandName } from "../../../shared/card-name.ts";
import { useLanguage } from "../../../shared/site.ts";
import { cardFailureText } from "../billing-failure.view.ts";
import { type CardTag, expiryMonth, tagsOf } from "../cards.view.ts";
import type { CardResult } from "../use-card-actions.ts";

type CardRowProps = {
  card: Card;
  result: CardResult | null;
  working: boolean;
  onDefault: () => void;
  onRemove: () => void;
  onRenew: () => void;
};

export function CardRow({ card, result, working, onDefault, onRemove, onRenew }: CardRowProps) {
  const { words, format } = useLanguage();
  const { cards: say } = words.billing;
  const tags = tagsOf(card, serverNow());
  const isDue = tags.includes("thisMonth") || (card.isDefault && card.isExpired);
  const name = say.spoken(brandName(card.brand), card.last4);
  const canBeDefault = !card.isDefault && !card.isExpired;
  return (
    <PaymentCardRow
      brand={brandName(card.brand)}
      last4={card.last4}
      spoken={say.ending(card.last4)}
      holder={card.holder ?? say.noHolder}
      expiry={say.expiry(format.month(expiryMonth(card)))}
      due={isDue}
      tags={tags.map((tag) => <CardTagMark key={tag} tag={tag} />)}
      actions={
        <>
          {isDue ? (
            <Button variant="secondary" size="dense" onClick={onRenew}>
              {say.renewOne}
            </Button>
          ) : null}
          {canBeDefault ? (
            <Button
              variant="secondary"
              size="dense"
              loading={working ? say.makingDefault : undefined}
              aria-label={say.ofCard(say.makeDefault, name)}
              onClick={onDefault}
            >
              {say.makeDefault}
            </Button>
          ) : null}
          <Button variant="text" size="dense" aria-label={say.ofCard(say.remove, name)} onClick={onRemove}>
            {say.remove}
          </Button>
        </>
      }
      message={<Result result={result} />}
    />
  );
}

/** Shown at the card that was acted on. */
function Result({ result }: { result: CardResult | null }) {
  const { words } = useLanguage();
  const { cards: say } = words.billing;
  if (!result) return null;
  const { act, failure, name } = result;
  if (failure) {
    return (
      <InlineMessage tone="error" title={say.failed[act]}>
        {cardFailureText(failure, words)}
      </InlineMessage>
    );
  }
  return act === "default" ? <InlineMessage tone="success">{say.madeDefault(name)}</InlineMessage> : null;
}

function CardTagMark({ tag }: { tag: CardTag }) {
  const { tags } = useLanguage().words.billing.cards;
  if (tag === "thisMonth") {
    return (
      <Tag tone="lamp" icon={<LampDot />}>
        {tags.thisMonth}
      </Tag>
    );
  }
  const Icon = tag === "default" ? Check : CircleX;
  return (
    <Tag tone={tag === "default" ? "primary" : "danger"} icon={<Icon aria-hidden="true" />}>
      {tags[tag]}
    </Tag>
  );
}

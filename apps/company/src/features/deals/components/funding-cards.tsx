import { Button, ButtonLink } from "@tomoru/ui/actions/button";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { cardName } from "../../../shared/card-name.ts";
import { useWords } from "../../../shared/site.ts";
import { useChoosableCards } from "../funding.queries.ts";
import styles from "./funding-panel.module.css";

type FundingCardsProps = { isPaying: boolean; onPay: (cardId: string) => void; onClose: () => void };

/** Which of the saved cards is charged. */
export function FundingCards({ isPaying, onPay, onClose }: FundingCardsProps) {
  const { funding: say } = useWords().charges;
  const cards = useChoosableCards({ isOwner: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const cardId = chosen ?? cards[0]?.cardId ?? null;
  return (
    <div className={styles.cards}>
      <RadioPanels
        label={say.chooseCard}
        options={cards.map((card) => ({
          value: card.cardId,
          label: cardName(card),
        }))}
        value={cardId}
        onChange={setChosen}
      />
      <div className={styles.ways}>
        {cardId === null ? null : (
          <Button variant="primary" loading={isPaying ? say.paying : undefined} onClick={() => onPay(cardId)}>
            {say.pay}
          </Button>
        )}
        <ButtonLink variant="secondary" render={<Link to={paths.cards} />}>
          {say.addCard}
        </ButtonLink>
        <Button variant="text" onClick={onClose}>
          {say.cancel}
        </Button>
      </div>
    </div>
  );
}

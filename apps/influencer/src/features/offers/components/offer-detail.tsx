import type { Offer } from "@tomoru/contract/influencer/offers";
import { Banner } from "@tomoru/ui/feedback/banner";
import { VisuallyHidden } from "@tomoru/ui/layout/visually-hidden";
import { OfferFacts } from "@tomoru/web/offers/offer-facts.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { type ReactNode, Suspense } from "react";
import { useLanguage, useWords } from "../../../shared/site.ts";
import { useAnswer } from "../use-answer.ts";
import { DecisionCard } from "./decision-card.tsx";
import { DecisionQuestion } from "./decision-question.tsx";
import styles from "./offer-detail.module.css";
import { OfferHead } from "./offer-head.tsx";

const ConfirmModal = lazyOverlay(
  async () => (await import("@tomoru/ui/overlays/confirm-modal")).ConfirmModal,
);

type OfferDetailProps = {
  offer: Offer;
  /** Who asks, above the answers. */
  asker?: ReactNode;
};

/** Its parts are not rendered again when only the question opens or closes. */
export function OfferDetail({ offer, asker }: OfferDetailProps) {
  const { words } = useLanguage();
  const { common, offers } = words;
  const answer = useAnswer(offer.offerId);
  usePage({ title: offer.productName ?? offers.nameless });
  return (
    <>
      <div className={styles.status} aria-live="polite">
        <Outcome outcome={answer.outcome} />
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <OfferHead offer={offer} />
        </div>
        <div className={styles.side}>
          {asker}
          <DecisionCard offer={offer} onDecide={answer.ask} justAccepted={answer.justAccepted} />
        </div>
        <div className={styles.facts}>
          <OfferFacts offer={offer} />
        </div>
      </div>
      {answer.asked ? (
        <Suspense>
          <ConfirmModal
            open={answer.open}
            title={offers.decide[answer.asked].question}
            message={<DecisionQuestion offer={offer} decision={answer.asked} sending={answer.sending} />}
            quiet={answer.asked === "reject"}
            confirmLabel={offers.decide[answer.asked].action}
            cancelLabel={common.cancel}
            loading={answer.sending ? offers.decide[answer.asked].sending : undefined}
            error={answer.error?.(words)}
            onConfirm={answer.confirm}
            onCancel={answer.cancel}
            finalFocus={answer.finalFocus}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** An answer given here shows on the card, so it is only read out. An answer given elsewhere is shown. */
function Outcome({ outcome }: Pick<ReturnType<typeof useAnswer>, "outcome">) {
  const words = useWords();
  if (!outcome) return null;
  const text = outcome.text(words);
  return outcome.tone === "info" ? (
    <Banner tone="info">{text}</Banner>
  ) : (
    <VisuallyHidden role="status">{text}</VisuallyHidden>
  );
}

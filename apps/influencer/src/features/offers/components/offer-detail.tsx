import type { Offer } from "@tomoru/contract/offers";
import { Banner } from "@tomoru/ui/banner";
import { Suspense } from "react";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { lazyOverlay } from "../../../shared/overlay.ts";
import { SlowNote } from "../../../shared/page/slow-note.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { useAnswer } from "../use-answer.ts";
import { DecisionCard } from "./decision-card.tsx";
import styles from "./offer-detail.module.css";
import { OfferFacts } from "./offer-facts.tsx";
import { OfferHead } from "./offer-head.tsx";

const ConfirmModal = lazyOverlay(async () => (await import("@tomoru/ui/confirm-modal")).ConfirmModal);

/** Its parts are not drawn anew where only the question comes or goes. */
export function OfferDetail({ offer }: { offer: Offer }) {
  const { words } = useLanguage();
  const { common, offers } = words;
  const answer = useAnswer(offer.offerId);
  usePage({ title: offer.productName ?? offers.nameless });
  return (
    <>
      <div className={styles.status} aria-live="polite">
        {answer.outcome ? <Banner tone={answer.outcome.tone}>{answer.outcome.text(words)}</Banner> : null}
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <OfferHead offer={offer} />
        </div>
        <div className={styles.side}>
          <DecisionCard offer={offer} onDecide={answer.ask} />
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
            message={
              <>
                {offers.decide[answer.asked].consequence}
                <SlowNote waiting={answer.sending} />
              </>
            }
            confirmLabel={offers.decide[answer.asked].action}
            cancelLabel={common.cancel}
            loading={answer.sending ? offers.decide[answer.asked].sending : undefined}
            error={answer.error?.(words)}
            onConfirm={answer.confirm}
            onCancel={answer.cancel}
          />
        </Suspense>
      ) : null}
    </>
  );
}

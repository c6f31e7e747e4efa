import type { Offer } from "@tomoru/contract/offers";
import { pages } from "@tomoru/contract/pages";
import { Banner } from "@tomoru/ui/banner";
import { PageHeader } from "@tomoru/ui/page-header";
import { PlatformName } from "@tomoru/ui/platform-name";
import { Suspense } from "react";
import { useLanguage } from "../../../shared/i18n/language.store.ts";
import { useMoments } from "../../../shared/i18n/use-moments.ts";
import { lazyOverlay } from "../../../shared/overlay.ts";
import { SlowNote } from "../../../shared/page/slow-note.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Link } from "../../../shared/router/link.tsx";
import { statusOf } from "../offers.view.ts";
import { useAnswer } from "../use-answer.ts";
import { DecisionCard } from "./decision-card.tsx";
import styles from "./offer-detail.module.css";
import { OfferFacts } from "./offer-facts.tsx";
import { StatusTag } from "./status-tag.tsx";

const ConfirmModal = lazyOverlay(async () => (await import("@tomoru/ui/confirm-modal")).ConfirmModal);

export function OfferDetail({ offer }: { offer: Offer }) {
  const { words } = useLanguage();
  const { date } = useMoments();
  const { common, offers } = words;
  const answer = useAnswer(offer.offerId);
  const name = offer.productName ?? offers.nameless;
  usePage({ title: name });
  return (
    <>
      <div className={styles.status} aria-live="polite">
        {answer.outcome ? <Banner tone={answer.outcome.tone}>{answer.outcome.text(words)}</Banner> : null}
      </div>
      <div className={styles.page}>
        <div className={styles.head}>
          <PageHeader
            back={{ label: offers.detail.back, render: <Link to={pages.offers} /> }}
            meta={
              <>
                <PlatformName platform={offer.platform} />
                <StatusTag status={statusOf(offer)} short />
                <span>{offers.detail.received(date(offer.createdAt))}</span>
              </>
            }
            title={name}
          />
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

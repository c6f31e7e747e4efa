import { pages } from "@tomoru/contract/pages";
import { PageHeader } from "@tomoru/ui/page-header";
import { useEffect } from "react";
import { alertFailure } from "../../../shared/alert/failure-alert.ts";
import { ApiFailure, type CallFailure } from "../../../shared/api/failure.ts";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { LoadError } from "../../../shared/page/load-error.tsx";
import { usePage } from "../../../shared/page/use-page.ts";
import { Link } from "../../../shared/router/link.tsx";
import { useParams } from "../../../shared/router/router.tsx";
import { OfferDetail } from "../components/offer-detail.tsx";
import { OfferDetailLoading } from "../components/offer-detail-loading.tsx";
import { OfferUnavailable } from "../components/offer-unavailable.tsx";
import { useOffer } from "../offers.queries.ts";

export function OfferDetailPage() {
  const { id = "" } = useParams();
  const { data, failure, reload } = useOffer(id);
  if (data) return <OfferDetail offer={data} />;
  if (id === "" || isMissing(failure)) return <OfferUnavailable />;
  if (failure) return <OfferFailed failure={failure} onRetry={() => void reload()} />;
  return <OfferDetailLoading />;
}

/** Unknown, somebody else's or malformed: not to be told apart. */
function isMissing(failure: CallFailure | undefined): boolean {
  return failure instanceof ApiFailure && (failure.code === 2005 || failure.code === 2008);
}

function OfferFailed({ failure, onRetry }: { failure: CallFailure; onRetry: () => void }) {
  const words = useWords();
  const { detail } = words.offers;
  usePage({ title: detail.title, hasError: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a visit; automatic retries must not open it again.
  useEffect(() => {
    if (failure instanceof ApiFailure) alertFailure(failure, words, { titleText: detail.loadFailed });
  }, []);
  return (
    <>
      <PageHeader title={detail.title} back={{ label: detail.back, render: <Link to={pages.offers} /> }} />
      <LoadError title={detail.loadFailed} failure={failure} onRetry={onRetry} />
    </>
  );
}

import { PageHeader } from "@tomoru/ui/layout/page-header";
import { alertFailure } from "@tomoru/web/alert/failure-alert.ts";
import { ApiFailure, type CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useEffect } from "react";
import { Link, useParams } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { OfferBeside } from "../components/offer-beside.tsx";
import { OfferDetail } from "../components/offer-detail.tsx";
import { OfferDetailLoading } from "../components/offer-detail-loading.tsx";
import { OfferUnavailable } from "../components/offer-unavailable.tsx";
import { useOffer } from "../offers.queries.ts";

export function OfferPage() {
  const { id = "" } = useParams();
  const { data, failure, reload } = useOffer(id);
  if (data) return <OfferDetail offer={data} asker={<OfferBeside offer={data} />} />;
  if (id === "" || isMissing(failure)) return <OfferUnavailable />;
  if (failure) return <OfferFailed failure={failure} onRetry={() => void reload()} />;
  return <OfferDetailLoading />;
}

/** Unknown, somebody else's or malformed: not to be told apart. */
function isMissing(failure: CallFailure | undefined): boolean {
  return (
    failure instanceof ApiFailure &&
    (failure.refusal === "dataNotFound" || failure.refusal === "offerIdInvalid")
  );
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
      <PageHeader title={detail.title} back={{ label: detail.back, render: <Link to={paths.offers} /> }} />
      <LoadError title={detail.loadFailed} failure={failure} onRetry={onRetry} />
    </>
  );
}

import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { PrintedPage } from "@tomoru/web/printed/printed-page.tsx";
import { Link, useParams } from "react-router";
import { useDealSite } from "../deal-site.tsx";
import { isMissing } from "../deals.queries.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import { TermsSheet } from "./terms-sheet.tsx";

/** The sheet of one version at an address of its own: to read, to print, to keep. */
export function SheetPage() {
  const { calls, paths } = useDealSite();
  const { sheet: say } = useDealLanguage().words;
  const { id = "", version = "" } = useParams();
  const { data, failure, reload } = useEndpoint(calls.getTerms, {
    input: { params: { id, version } },
    retryAs: "offer",
  });
  const isGone = isMissing(failure);
  return (
    <PrintedPage
      title={data ? say.page(data.sheet.version) : isGone ? say.unavailable : say.title}
      back={{ label: say.back, render: <Link to={paths.deal(id)} /> }}
      words={say}
      failure={failure}
      isGone={isGone}
      onRetry={() => void reload()}
    >
      {data ? <TermsSheet version={data} /> : null}
    </PrintedPage>
  );
}

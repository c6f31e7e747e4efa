import { Button } from "@tomoru/ui/actions/button";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Printer } from "lucide-react";
import { Link, useParams } from "react-router";
import { useDealSite } from "../deal-site.tsx";
import { isMissing } from "../deals.queries.ts";
import { useDealLanguage } from "../use-deal-language.ts";
import styles from "./sheet-page.module.css";
import { TermsSheet } from "./terms-sheet.tsx";

/** The sheet of one version at an address of its own: to read, to print, to keep. */
export function SheetPage() {
  const { calls, paths } = useDealSite();
  const { words } = useDealLanguage();
  const { sheet: say } = words;
  const { id = "", version = "" } = useParams();
  const { data, failure, reload } = useEndpoint(calls.getTerms, {
    input: { params: { id, version } },
    retryAs: "offer",
  });
  const isGone = isMissing(failure);
  const title = data ? say.page(data.sheet.version) : isGone ? say.unavailable : say.title;
  usePage({ title, hasError: !data && failure !== undefined });
  return (
    <div className={styles.page}>
      <div className={styles.screenOnly}>
        <PageHeader title={title} back={{ label: say.back, render: <Link to={paths.deal(id)} /> }} />
        {data ? (
          <p>
            <Button
              variant="primary"
              icon={<Printer size={20} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {say.print}
            </Button>
          </p>
        ) : null}
      </div>
      {data ? <TermsSheet version={data} /> : null}
      {!data && failure && !isGone ? (
        <LoadError title={say.loadFailed} failure={failure} onRetry={() => void reload()} />
      ) : null}
      {data || failure ? null : (
        <Loading>
          <Card>
            <Skeleton lines={8} />
          </Card>
        </Loading>
      )}
    </div>
  );
}

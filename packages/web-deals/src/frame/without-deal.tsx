import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { useDealSite } from "../deal-site.tsx";
import { useDealWords } from "../deal-words.ts";
import styles from "./without-deal.module.css";

type WithoutProps = {
  title: "title" | "unavailable";
  failure?: CallFailure | undefined;
  onRetry?: () => void;
};

/** No deal: not yet, not now, or not at all. */
export function WithoutDeal({ title, failure, onRetry }: WithoutProps) {
  const { frame } = useDealWords();
  const { paths } = useDealSite();
  usePage({ title: frame[title], hasError: failure !== undefined });
  return (
    <div className={styles.page}>
      <PageHeader
        title={frame[title]}
        back={
          title === "unavailable" ? undefined : { label: frame.toList, render: <Link to={paths.deals} /> }
        }
      />
      {failure && onRetry ? <LoadError title={frame.loadFailed} failure={failure} onRetry={onRetry} /> : null}
      {title === "unavailable" ? (
        <LampCard light="off">
          <p>
            <Phrases>{frame.unavailableHint}</Phrases>
          </p>
          <ButtonLink variant="primary" render={<Link to={paths.deals} />}>
            {frame.toList}
          </ButtonLink>
        </LampCard>
      ) : null}
      {title === "title" && !failure ? (
        <Loading>
          <div className={styles.page}>
            <Card>
              <Skeleton lines={2} />
            </Card>
            <Card>
              <Skeleton lines={6} />
            </Card>
          </div>
        </Loading>
      ) : null}
    </div>
  );
}

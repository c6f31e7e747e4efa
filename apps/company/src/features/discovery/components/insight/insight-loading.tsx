import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Loading } from "@tomoru/web/page/loading.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { useWords } from "../../../../shared/site.ts";

/** The outline of what will be there. */
export function InsightLoading() {
  const { insight } = useWords();
  usePage({ title: insight.title });
  return (
    <>
      <PageHeader title={insight.title} />
      <Loading>
        <Card>
          <Skeleton width={260} height={24} />
          <Skeleton height={64} />
        </Card>
        <Card>
          <Skeleton width={180} height={20} />
          <Skeleton height={220} />
        </Card>
      </Loading>
    </>
  );
}

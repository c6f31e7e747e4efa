import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Loading } from "@tomoru/web/page/loading.tsx";

export function AskingLoading({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Loading>
        <Card>
          <Skeleton lines={5} />
        </Card>
        <Card>
          <Skeleton lines={6} />
        </Card>
      </Loading>
    </>
  );
}

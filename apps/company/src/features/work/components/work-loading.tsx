import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import { Loading } from "@tomoru/web/page/loading.tsx";

/** In the place of a board. */
export function WorkLoading() {
  return (
    <Loading>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Loading>
  );
}

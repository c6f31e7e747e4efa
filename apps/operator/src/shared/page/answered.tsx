import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Card } from "@tomoru/ui/layout/card";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { LoadError } from "@tomoru/web/page/load-error.tsx";
import { Loading } from "@tomoru/web/page/loading.tsx";
import type { ReactNode } from "react";
import { useWords } from "../site.ts";

type Asked<Data> = { data: Data | undefined; failure: CallFailure | undefined; reload: () => unknown };

/** What was asked for, once it is here; until then that it is on the way, or why it is not. */
export function Answered<Data>({
  asked: { data, failure, reload },
  children,
}: {
  asked: Asked<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { common } = useWords();
  if (data !== undefined) return children(data);
  if (failure) return <LoadError title={common.loadFailed} failure={failure} onRetry={() => void reload()} />;
  return (
    <Loading>
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Loading>
  );
}

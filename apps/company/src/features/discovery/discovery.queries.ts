import { searchCreators } from "@tomoru/contract/company/discovery";
import type { QueryInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { useEndpoint, useKnown } from "@tomoru/web/api/use-endpoint.ts";
import { useState } from "react";

export type FoundPage = ResultOf<typeof searchCreators>;
export type FoundTotal = NonNullable<FoundPage["total"]>;

/** The result of a search; while a new one runs, the result of the one before. */
export function useSearch(query: QueryInputOf<typeof searchCreators>) {
  const { data, failure, reload } = useEndpoint(searchCreators, {
    input: { query },
    retryAs: "account",
    isCounted: true,
  });
  const [kept, setKept] = useState(data);
  if (data && data !== kept) setKept(data);
  const total = useTotal(query);
  const found = data ?? (failure ? undefined : kept);
  return { found, total, failure: data ? undefined : failure, reload, isStale: !data && found !== undefined };
}

/** Only the first page tells how many were found; the number holds for the later pages too. */
function useTotal({ cursor: _, ...filters }: QueryInputOf<typeof searchCreators>): FoundTotal | undefined {
  return useKnown(searchCreators, { query: filters })?.total ?? undefined;
}

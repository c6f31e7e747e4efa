import { searchCreators } from "@tomoru/contract/company/discovery";
import type { QueryInputOf, ResultOf } from "@tomoru/contract/endpoint";
import { useEndpoint, useKnown } from "@tomoru/web/api/use-endpoint.ts";
import { useState } from "react";

export type FoundPage = ResultOf<typeof searchCreators>;
export type FoundTotal = NonNullable<FoundPage["total"]>;

/** What a search found, and while another one runs, what the one before had found. */
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

/** How many a search found is told with its first page alone, and holds for those behind it. */
function useTotal({ cursor: _, ...filters }: QueryInputOf<typeof searchCreators>): FoundTotal | undefined {
  return useKnown(searchCreators, { query: filters })?.total ?? undefined;
}

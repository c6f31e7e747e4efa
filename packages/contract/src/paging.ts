import { z } from "zod/mini";
import { limits } from "./limits.ts";

/** A whole number in a query string. Anything else, out of bounds included, is 3013. */
export function queryInteger({ min, max, otherwise }: { min: number; max: number; otherwise: number }) {
  const digits = z.union(
    [z.string({ error: "3013" }).check(z.regex(/^\d{1,9}$/, { error: "3013" })), z.number()],
    {
      error: "3013",
    },
  );
  return z._default(
    z.pipe(
      z.pipe(digits, z.transform(Number)),
      z
        .number({ error: "3013" })
        .check(z.int({ error: "3013" }), z.gte(min, { error: "3013" }), z.lte(max, { error: "3013" })),
    ),
    otherwise,
  );
}

/** `offset` and `limit` of every paged list; five rows unless given. */
export const paging = {
  offset: queryInteger({ min: 0, max: limits.pageOffsetMax, otherwise: 0 }),
  limit: queryInteger({ ...limits.pageSize, otherwise: limits.offersPageSize }),
};

export const PageQuery = z.object(paging);

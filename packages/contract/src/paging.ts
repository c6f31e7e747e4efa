import { z } from "zod/mini";
import { failure } from "./codes.ts";
import { limits } from "./limits.ts";

/** A whole number in a query string. Anything else, out of bounds included, is `numberRequired`. */
export function queryInteger({ min, max, otherwise }: { min: number; max: number; otherwise: number }) {
  const digits = z.union(
    [
      z
        .string({ error: failure("numberRequired") })
        .check(z.regex(/^\d{1,9}$/, { error: failure("numberRequired") })),
      z.number(),
    ],
    {
      error: failure("numberRequired"),
    },
  );
  return z._default(
    z.pipe(
      z.pipe(digits, z.transform(Number)),
      z
        .number({ error: failure("numberRequired") })
        .check(
          z.int({ error: failure("numberRequired") }),
          z.gte(min, { error: failure("numberRequired") }),
          z.lte(max, { error: failure("numberRequired") }),
        ),
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

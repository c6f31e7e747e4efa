import type { LinkRow } from "@tomoru/ui/link-rows";
import { Link } from "react-router";
import { pathTo } from "../../../shared/paths.ts";

type Entry = { page: Parameters<typeof pathTo>[0]; label: string; note?: string | undefined };

/** Rows to the pages that there are. */
export function rowsTo(entries: readonly Entry[]): LinkRow[] {
  return entries.flatMap(({ page, label, note }) => {
    const path = pathTo(page);
    return path ? [{ key: page, label, note, render: <Link to={path} /> }] : [];
  });
}

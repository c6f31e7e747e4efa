import type { LinkRow } from "@tomoru/ui/layout/link-rows";
import { Link } from "react-router";
import { type Page, paths } from "../../../app/paths.ts";

type Entry = { page: Page; label: string; note?: string | undefined };

export function rowsTo(entries: readonly Entry[]): LinkRow[] {
  return entries.map(({ page, label, note }) => ({
    key: page,
    label,
    note,
    render: <Link to={paths[page]} />,
  }));
}

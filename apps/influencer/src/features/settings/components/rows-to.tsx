import { type Page, pages } from "@tomoru/contract/pages";
import type { LinkRow } from "@tomoru/ui/layout/link-rows";
import { Link } from "@tomoru/web/router/link.tsx";

type Entry = { page: Page; label: string; note?: string | undefined };

export function rowsTo(entries: readonly Entry[]): LinkRow[] {
  return entries.map(({ page, label, note }) => ({
    key: page,
    label,
    note,
    render: <Link to={pages[page]} />,
  }));
}

import type { ListGroup } from "@tomoru/contract/company/list-groups";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { onDesktop, useMediaQuery } from "@tomoru/ui/layout/use-media-query";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./group-nav.module.css";

type GroupNavProps = {
  address: URLSearchParams;
  groups: readonly ListGroup[];
  counts: { all: number; uncategorised: number };
};

/** All lists, those of no group, and each group: a column beside the lists, on a phone chips above them. */
export function GroupNav({ address, groups, counts }: GroupNavProps) {
  const { lists: say } = useWords();
  const isColumn = useMediaQuery(onDesktop);
  const here = address.get("group");
  const to = (group: string | null) => {
    const next = new URLSearchParams(address);
    if (group === null) next.delete("group");
    else next.set("group", group);
    return { pathname: paths.lists, search: next.toString() };
  };
  const rows = [
    { key: null, label: say.all.everything, count: counts.all },
    { key: "none", label: say.form.noGroup, count: counts.uncategorised },
    ...groups.map(({ groupId, name, count }) => ({ key: groupId, label: name, count })),
  ];
  const chips = rows.map(({ key, label, count }) => ({
    key: key ?? "all",
    label,
    count,
    current: here === key,
    render: <Link to={to(key)} />,
  }));
  if (!isColumn) return <FilterChips label={say.all.groups} chips={chips} />;
  return (
    <nav aria-label={say.all.groups}>
      <ul className={styles.groups}>
        {rows.map(({ key, label, count }) => (
          <li key={key ?? "all"}>
            <Link to={to(key)} className={styles.group} aria-current={here === key ? "true" : undefined}>
              <span className={styles.name}>{label}</span>
              <span className={styles.count}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

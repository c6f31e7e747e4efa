import { listSorts, listStatuses } from "@tomoru/contract/company/lists";
import { platforms } from "@tomoru/contract/platforms";
import { platformNames } from "@tomoru/i18n/brand";
import { Select } from "@tomoru/ui/forms/select";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useWords } from "../../../shared/site.ts";
import type { ListFilters } from "../lists.queries.ts";
import styles from "./lists-tools.module.css";

type ListsToolsProps = {
  filters: ListFilters;
  onChange: (change: Readonly<Record<string, string | null>>) => void;
};

/** What narrows the lists, and their order; keyed by the words of the address. */
export function ListsTools({ filters, onChange }: ListsToolsProps) {
  const { lists: say } = useWords();
  const [typed, setTyped] = useState(filters.q ?? "");
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange({ q: typed.trim() || null });
  }
  const words = { unconsulted: say.unconsulted, consulted: say.consulted };
  return (
    <div className={styles.tools}>
      <search className={styles.search}>
        <form onSubmit={submit} className={styles.form}>
          <Search className={styles.icon} size={18} aria-hidden="true" />
          <TextInput
            type="search"
            enterKeyHint="search"
            aria-label={say.all.q}
            placeholder={say.all.q}
            maxLength={100}
            className={styles.input}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </form>
      </search>
      <Select
        aria-label={say.all.status}
        options={[
          { value: "", label: say.all.anyStatus },
          ...listStatuses.map((value) => ({ value, label: words[value] })),
        ]}
        value={filters.status ?? ""}
        onChange={(status) => onChange({ status: status || null })}
      />
      <Select
        aria-label={say.platform}
        options={[
          { value: "", label: say.all.anyPlatform },
          ...platforms.map((value) => ({ value, label: platformNames[value] })),
        ]}
        value={filters.platform ?? ""}
        onChange={(platform) => onChange({ platform: platform || null })}
      />
      <Select
        aria-label={say.all.sortLabel}
        options={listSorts.map((value) => ({ value, label: say.all.sorts[value] }))}
        value={filters.sort ?? "updated"}
        onChange={(sort) => onChange({ sort: sort === "updated" ? null : sort })}
      />
    </div>
  );
}

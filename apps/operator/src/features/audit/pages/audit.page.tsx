import { auditGroups, listAudit } from "@tomoru/contract/operator/audit";
import { TextLink } from "@tomoru/ui/actions/button";
import { DataGrid, type GridColumn } from "@tomoru/ui/data/data-grid";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { todayInJapan } from "@tomoru/web/time/server-clock.ts";
import { Link } from "react-router";
import { useAsked } from "../../../shared/ask.ts";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { TypedField } from "../../../shared/page/choice-fields.tsx";
import { chosenOf } from "../../../shared/page/chosen.ts";
import { pageSize, useOffset } from "../../../shared/page/more-pages.tsx";
import styles from "../../../shared/page/page.module.css";
import { SearchedList } from "../../../shared/page/searched-list.tsx";
import { useChoices } from "../../../shared/page/use-choices.ts";
import { useLanguage } from "../../../shared/site.ts";
import { type Entry, noteOf } from "../audit.view.ts";
import { Subject } from "../components/subject.tsx";

export function AuditPage() {
  return (
    <ConsolePage>
      <Audit />
    </ConsolePage>
  );
}

function Audit() {
  const { words, format } = useLanguage();
  const { audit: say } = words;
  const moments = useMoments();
  const { chosen, choose } = useChoices();
  const of = chosenOf(auditGroups, chosen("of")) ?? "acts";
  const [operator, on] = [chosen("operator"), chosen("on")];
  const asked = useAsked(listAudit, { query: { of, operator, on, offset: useOffset(), limit: pageSize } });
  usePage({ title: say.name });
  const note = (entry: Entry) => noteOf(entry, { say: say.notes, day: format.day, yen: format.yen });
  const who = ({ operator: name }: Entry) =>
    name === operator ? name : <TextLink render={<Link to={ofPerson(name)} />}>{name}</TextLink>;
  const ofPerson = (name: string) => `?${new URLSearchParams({ of, ...(on && { on }), operator: name })}`;
  const columns: GridColumn<Entry>[] = [
    { key: "doneAt", head: say.columns.doneAt, cell: ({ doneAt }) => moments.dated(doneAt) },
    { key: "operator", head: say.columns.operator, cell: who },
    { key: "call", head: say.columns.call, cell: ({ call }) => say.calls[call] ?? call },
    { key: "about", head: say.columns.about, cell: (entry) => <Subject entry={entry} /> },
    {
      key: "note",
      head: say.columns.note,
      cell: (entry) => <span className={styles.text}>{note(entry)}</span>,
    },
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={say.name} />
      <Segmented
        legend={say.filter}
        legendHidden
        options={auditGroups.map((value) => ({ value, label: say.of[value] }))}
        value={of}
        onChange={(value) => choose("of", value)}
      />
      <SearchedList
        fields={
          <>
            <TypedField id="operator" label={say.person} />
            <TextField
              id="on"
              label={say.day}
              type="date"
              max={todayInJapan()}
              value={on ?? ""}
              onChange={({ target }) => choose("on", target.value)}
            />
          </>
        }
        asked={asked}
        none={operator || on ? say.noneSuch : say.none}
      >
        {(rows) => (
          <DataGrid
            caption={say.caption}
            columns={columns}
            rows={rows}
            keyOf={({ deedId }) => deedId}
            rowHeader="doneAt"
            hasLetters={false}
            card={(entry) => (
              <div className={styles.card}>
                <p className={styles.note}>
                  {moments.dated(entry.doneAt)} · {who(entry)}
                </p>
                <p>{say.calls[entry.call] ?? entry.call}</p>
                {entry.subject || entry.about ? (
                  <p>
                    <Subject entry={entry} />
                  </p>
                ) : null}
                {note(entry) ? <p className={styles.text}>{note(entry)}</p> : null}
              </div>
            )}
          />
        )}
      </SearchedList>
    </div>
  );
}

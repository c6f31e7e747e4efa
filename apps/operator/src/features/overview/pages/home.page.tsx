import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Phrases } from "@tomoru/ui/text/phrases";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { Link } from "react-router";
import { ConsolePage } from "../../../shared/frame/console-page.tsx";
import { Answered } from "../../../shared/page/answered.tsx";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { useWaiting } from "../use-waiting.tsx";
import { lateOf, sumOf } from "../waiting.view.ts";

export function HomePage() {
  return (
    <ConsolePage>
      <Overview />
    </ConsolePage>
  );
}

function Overview() {
  const { overview: say, frame } = useWords();
  const waiting = useWaiting();
  usePage({ title: frame.home });
  const titleOf = (rows: typeof waiting.data) => {
    if (rows === undefined) return frame.home;
    return rows.length > 0 ? say.waiting(sumOf(rows)) : say.nothing;
  };
  const late = lateOf(waiting.data ?? []);
  return (
    <div className={styles.page}>
      <PageHeader title={titleOf(waiting.data)} lead={late > 0 ? say.overdue(late) : undefined} />
      <Answered asked={waiting}>
        {(rows) =>
          rows.length === 0 ? (
            <LampCard light="off">
              <p>
                <Phrases>{say.quiet}</Phrases>
              </p>
            </LampCard>
          ) : (
            <Card as="section" padding="none" aria-label={say.list}>
              <LinkRows
                rows={rows.map(({ key, label, icon, page, path, late = 0, note }) => ({
                  ...{ key, label, icon },
                  note: late > 0 ? <strong className={styles.late}>{note}</strong> : note,
                  value: say.counted(page.docs.length, page.hasNextPage),
                  render: <Link to={path} />,
                }))}
              />
            </Card>
          )
        }
      </Answered>
    </div>
  );
}

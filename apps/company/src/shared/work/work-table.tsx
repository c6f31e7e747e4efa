import type { WorkRow } from "@tomoru/contract/company/work";
import { DataGrid } from "@tomoru/ui/data/data-grid";
import { useNavigate } from "react-router";
import { useWords } from "../site.ts";
import { pathOfWork, WorkName, WorkNext, WorkNow, WorkProgress, WorkSum } from "./work-row.tsx";
import styles from "./work-table.module.css";

/** Consultations and campaigns, a row each. */
export function WorkTable({ rows }: { rows: readonly WorkRow[] }) {
  const { work: say } = useWords();
  const navigate = useNavigate();
  const { columns: heads } = say;
  return (
    <DataGrid
      caption={say.title}
      rows={rows}
      keyOf={({ id }) => id}
      rowHeader="work"
      columns={[
        { key: "work", head: heads.work, cell: (work) => <WorkName work={work} /> },
        { key: "now", head: heads.now, cell: (work) => <WorkNow work={work} /> },
        {
          key: "progress",
          head: heads.progress,
          isNumber: true,
          cell: (work) => <WorkProgress work={work} />,
        },
        { key: "money", head: heads.money, cell: (work) => <WorkSum work={work} /> },
        { key: "next", head: heads.next, isNumber: true, cell: (work) => <WorkNext work={work} /> },
      ]}
      card={(work) => (
        <article className={styles.card} aria-label={work.productName}>
          <WorkName work={work} />
          <div className={styles.line}>
            <WorkNow work={work} />
            <span>
              <WorkProgress work={work} />
            </span>
          </div>
          <WorkSum work={work} />
          <p className={styles.next}>
            {heads.next} <WorkNext work={work} />
          </p>
        </article>
      )}
      onOpen={(work) => void navigate(pathOfWork(work))}
    />
  );
}

import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { DealsLink, type ShownCompany } from "./company-facts.tsx";

/** What is left of a company that has closed: its days, and its deals. */
export function ClosedCompany({ company }: { company: ShownCompany }) {
  const { changes, columns, facts } = useWords().companies;
  const moments = useMoments();
  const { createdAt, closedAt } = company;
  return (
    <Card as="section" aria-labelledby="changes" className={styles.card}>
      <h2 id="changes">{changes.title}</h2>
      <DefinitionList
        rows={[
          { term: columns.since, children: moments.date(createdAt) },
          ...(closedAt ? [{ term: facts.closedOn, children: moments.date(closedAt) }] : []),
        ]}
      />
      <p>
        <DealsLink {...company} />
      </p>
    </Card>
  );
}

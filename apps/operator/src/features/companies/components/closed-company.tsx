import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { useWords } from "../../../shared/site.ts";
import { DealsLink, type ShownCompany } from "./company-facts.tsx";

/** What is left of a company that has closed: its days, and its deals. */
export function ClosedCompany({ company }: { company: ShownCompany }) {
  const { columns, facts } = useWords().companies;
  const moments = useMoments();
  const { createdAt, closedAt } = company;
  return (
    <Card>
      <DefinitionList
        rows={[
          { term: columns.since, children: moments.date(createdAt) },
          ...(closedAt ? [{ term: facts.closedOn, children: moments.date(closedAt) }] : []),
          { term: facts.deals, children: <DealsLink {...company} /> },
        ]}
      />
    </Card>
  );
}

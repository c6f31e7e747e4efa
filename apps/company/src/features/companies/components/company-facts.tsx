import type { Company } from "@tomoru/contract/company/companies";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useWords } from "../../../shared/site.ts";
import { hyphenated } from "../company-info.view.ts";

/** The company's data to read, for members other than the owner. */
export function CompanyFacts({ company }: { company: Company }) {
  const words = useWords();
  const { info: say } = words.companies;
  const none = words.common.notProvided;
  const place = [
    company.prefecture && words.prefectureNames[company.prefecture],
    company.address,
    company.building,
  ].filter(Boolean);
  return (
    <Card>
      <DefinitionList
        rows={[
          { term: say.name, children: company.name },
          { term: say.kind.label, children: say.kind[company.kind] },
          { term: say.representative, children: company.representative ?? none },
          { term: say.phone, children: company.phone ?? none },
          { term: say.website, children: company.website ?? none },
          { term: say.postalCode, children: company.postalCode ? hyphenated(company.postalCode) : none },
          { term: say.place, children: place.length > 0 ? place.join(" ") : none },
          { term: say.invoiceNumber, children: company.invoiceNumber ?? none },
        ]}
      />
    </Card>
  );
}

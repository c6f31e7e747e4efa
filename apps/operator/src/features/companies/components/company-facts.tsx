import type { ResultOf } from "@tomoru/contract/endpoint";
import type { getCompany } from "@tomoru/contract/operator/companies";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { Link } from "react-router";
import { dealsOfPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

export type ShownCompany = ResultOf<typeof getCompany>["company"];

export function DealsLink({ companyId }: Pick<ShownCompany, "companyId">) {
  const { facts } = useWords().companies;
  return <TextLink render={<Link to={dealsOfPath(companyId)} />}>{facts.seeDeals}</TextLink>;
}

/** What a verification is held against. */
export function CompanyFacts({ company }: { company: ShownCompany }) {
  const { companies, prefectureNames, common } = useWords();
  const { facts: say } = companies;
  const { postalCode, prefecture, address, building } = company;
  const rows = {
    representative: company.representative,
    address: [
      postalCode?.replace(/^(\d{3})(\d{4})$/, "〒$1-$2"),
      prefecture && prefectureNames[prefecture],
      address,
      building,
    ]
      .filter(Boolean)
      .join(" "),
    phone: company.phone,
    invoiceNumber: company.invoiceNumber,
    website: company.website && (
      <TextLink href={company.website} external={common.opensNewTab}>
        {company.website}
      </TextLink>
    ),
    billingEmail: company.billingEmail,
    deals: <DealsLink {...company} />,
  };
  return (
    <Card as="section" aria-labelledby="facts">
      <h2 id="facts">{say.title}</h2>
      <DefinitionList
        rows={(Object.keys(rows) as (keyof typeof rows)[]).map((key) => ({
          key,
          term: say[key],
          children: rows[key] || say.missing,
        }))}
      />
    </Card>
  );
}

import type { CompanyProfile } from "@tomoru/contract/company/companies";
import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { checkOf } from "../../../shared/company-check.view.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./settings.module.css";

/** The ways to what belongs to the company; cards and invoices are the owner's. */
export function CompanyCard({ profile }: { profile: CompanyProfile }) {
  const { companies, settings, plans } = useWords();
  const { company: say } = settings;
  const { company, member, subscription } = profile;
  const { used, limit } = subscription.usage.seats;
  const ofOwner = [
    { key: "cards", label: say.cards, render: <Link to={paths.cards} /> },
    { key: "invoices", label: say.invoices, render: <Link to={paths.invoices} /> },
  ];
  return (
    <Card as="section" padding="none" aria-labelledby="company">
      <h2 id="company" className={styles.head}>
        <Phrases>{say.title}</Phrases>
      </h2>
      <LinkRows
        rows={[
          {
            key: "info",
            label: say.info,
            note: company.name,
            value: companies.info.checks[checkOf(company).kind],
            render: <Link to={paths.companyInfo} />,
          },
          {
            key: "members",
            label: say.members,
            value: say.seats(used, limit),
            render: <Link to={paths.members} />,
          },
          {
            key: "plan",
            label: say.plan,
            value: plans.names[subscription.planId],
            render: <Link to={paths.plan} />,
          },
          ...(member.role === "owner" ? ofOwner : []),
        ]}
      />
    </Card>
  );
}

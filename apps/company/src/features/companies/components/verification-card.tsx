import type { Company } from "@tomoru/contract/company/companies";
import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { BadgeCheck, Clock3 } from "lucide-react";
import { checkOf } from "../../../shared/company-check.view.ts";
import { useWords } from "../../../shared/site.ts";
import styles from "./company-form.module.css";

/** How far the operator's check is, and what it is good for. */
export function VerificationCard({ company }: { company: Company }) {
  const { info: say } = useWords().companies;
  const { kind } = checkOf(company);
  const isVerified = kind === "verified";
  const texts = { verified: say.verifiedText, waiting: say.waitingText, missing: say.missingText };
  const Icon = isVerified ? BadgeCheck : Clock3;
  return (
    <Card className={styles.state}>
      <Tag tone={isVerified ? "primary" : "neutral"} icon={<Icon aria-hidden="true" />}>
        {say.checks[kind]}
      </Tag>
      <p className={styles.small}>{texts[kind]}</p>
    </Card>
  );
}

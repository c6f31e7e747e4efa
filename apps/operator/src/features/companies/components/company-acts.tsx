import { settleCompany } from "@tomoru/contract/operator/billing";
import { setCompanyStatus, setCompanyVerification } from "@tomoru/contract/operator/companies";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Card } from "@tomoru/ui/layout/card";
import { useState } from "react";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { missingProofs } from "../companies.view.ts";
import type { ShownCompany } from "./company-facts.tsx";

type CompanyActsProps = { company: ShownCompany; onDone: () => void };

/** What can be done to a company; the result stays until the next one. */
export function CompanyActs({ company, onDone }: CompanyActsProps) {
  const { companies: say, frame } = useWords();
  const [said, setSaid] = useState<string | null>(null);
  if (company.status === "closed") return null;
  const params = { companyId: company.companyId };
  const isVerified = company.verification === "verified";
  const missing = missingProofs(company).map((proof) => say.facts[proof]);
  const isStopped = company.suspendedFor.includes("operator");
  const done = (text: string) => () => {
    setSaid(text);
    onDone();
  };
  return (
    <Card className={styles.card}>
      {said ? <InlineMessage tone="success">{said}</InlineMessage> : null}
      <ReasonedAct
        key={isVerified ? "unverify" : "verify"}
        label={isVerified ? say.verify.undo : say.verify.act}
        title={isVerified ? say.verify.undoTitle : say.verify.title}
        consequence={isVerified ? say.verify.undoConsequence : say.verify.consequence}
        asks={isVerified ? frame.reason : frame.evidence}
        isDangerous={isVerified}
        warning={isVerified || missing.length === 0 ? undefined : say.verify.missing(missing)}
        act={(evidence) =>
          ask(setCompanyVerification, {
            params,
            body: { status: isVerified ? "unverified" : "verified", evidence },
          })
        }
        onDone={done(isVerified ? say.verify.undone : say.verify.done)}
      />
      <ReasonedAct
        key={isStopped ? "lift" : "suspend"}
        label={isStopped ? say.suspend.undo : say.suspend.act}
        title={isStopped ? say.suspend.undoTitle : say.suspend.title}
        consequence={isStopped ? say.suspend.undoConsequence : say.suspend.consequence}
        isDangerous={!isStopped}
        act={(reason) =>
          ask(setCompanyStatus, { params, body: { status: isStopped ? "active" : "suspended", reason } })
        }
        onDone={done(isStopped ? say.suspend.undone : say.suspend.done)}
      />
      <ReasonedAct
        label={say.settle.act}
        title={say.settle.act}
        consequence={null}
        asks={null}
        act={() => ask(settleCompany, { params })}
        onDone={done(say.settle.done)}
      />
    </Card>
  );
}

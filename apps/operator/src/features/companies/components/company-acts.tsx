import { limits } from "@tomoru/contract/limits";
import { settleCompany } from "@tomoru/contract/operator/billing";
import { setCompanyStatus, setCompanyVerification } from "@tomoru/contract/operator/companies";
import { Card } from "@tomoru/ui/layout/card";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { missingProofs } from "../companies.view.ts";
import type { ShownCompany } from "./company-facts.tsx";

/** What can be done to a company; the result stays until the next one. */
export function CompanyActs({ company }: { company: ShownCompany }) {
  const { companies: say, frame } = useWords();
  const params = { companyId: company.companyId };
  const isVerified = company.verification === "verified";
  const missing = missingProofs(company).map((proof) => say.facts[proof]);
  const isStopped = company.suspendedFor.includes("operator");
  return (
    <Card className={styles.card}>
      <OutcomeMessage place="acts" />
      <ReasonedAct
        key={isVerified ? "unverify" : "verify"}
        label={isVerified ? say.verify.undo : say.verify.act}
        title={isVerified ? say.verify.undoTitle : say.verify.title}
        consequence={isVerified ? say.verify.undoConsequence : say.verify.consequence}
        asks={isVerified ? frame.reason : frame.evidence}
        text={{
          name: "evidence",
          maxLength: limits.operatorReasonMaxLength,
          ...(isVerified && { hint: say.verify.undoHint }),
        }}
        isDangerous={isVerified}
        warning={isVerified || missing.length === 0 ? undefined : say.verify.missing(missing)}
        act={(evidence) =>
          ask(setCompanyVerification, {
            params,
            body: { status: isVerified ? "unverified" : "verified", evidence },
          })
        }
        told={{ place: "acts", text: isVerified ? say.verify.undone : say.verify.done }}
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
        told={{ place: "acts", text: isStopped ? say.suspend.undone : say.suspend.done }}
      />
      <ReasonedAct
        label={say.settle.act}
        title={say.settle.act}
        consequence={null}
        asks={null}
        act={() => ask(settleCompany, { params })}
        told={{ place: "acts", text: say.settle.done }}
      />
    </Card>
  );
}

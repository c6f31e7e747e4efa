import { limits } from "@tomoru/contract/limits";
import { setGuardianConsent } from "@tomoru/contract/operator/creators";
import { setInfluencerStatus } from "@tomoru/contract/operator/operator";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Card } from "@tomoru/ui/layout/card";
import { useState } from "react";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import type { KnownCreator } from "../creators.view.ts";
import { ConfirmTax } from "./confirm-tax.tsx";

/** What can be done to a creator, whom these calls know by the e-mail; nothing to who has left. */
export function CreatorActs({ known: { creator, tax, guardian } }: { known: KnownCreator }) {
  const { creators: say } = useWords();
  const { email, status } = creator;
  if (email === null || status === "closed") return null;
  const isStopped = status === "suspended";
  return (
    <Card className={styles.card}>
      <OutcomeMessage place="acts" />
      <ReasonedAct
        key={isStopped ? "lift" : "suspend"}
        label={isStopped ? say.suspend.undo : say.suspend.act}
        title={isStopped ? say.suspend.undoTitle : say.suspend.title}
        consequence={isStopped ? say.suspend.undoConsequence : say.suspend.consequence}
        isDangerous={!isStopped}
        act={(reason) =>
          ask(setInfluencerStatus, {
            params: { email },
            body: { status: isStopped ? "active" : "suspended", reason },
          })
        }
        told={{ place: "acts", text: isStopped ? say.suspend.undone : say.suspend.done }}
      />
      {tax && !tax.isConfirmed ? <ConfirmTax email={email} /> : null}
      {guardian.isMinor ? <Consent email={email} isGiven={guardian.consentedAt !== null} /> : null}
    </Card>
  );
}

function Consent({ email, isGiven }: { email: string; isGiven: boolean }) {
  const { creators, forms, frame } = useWords();
  const { consent: say } = creators;
  const [guardianName, setName] = useState("");
  return (
    <ReasonedAct
      label={isGiven ? say.again : say.act}
      title={say.title}
      consequence={say.consequence}
      asks={frame.evidence}
      text={{ name: "evidence", maxLength: limits.operatorReasonMaxLength }}
      fields={{ guardianName: say.guardianName }}
      onBegin={() => setName("")}
      check={() => ({ guardianName: guardianName.trim() === "" ? forms.enter(say.guardianName) : undefined })}
      act={(evidence) =>
        ask(setGuardianConsent, { params: { email }, body: { isConsented: true, guardianName, evidence } })
      }
      told={{ place: "acts", text: say.done }}
    >
      {(errorAt) => (
        <TextField
          id="guardianName"
          label={say.guardianName}
          autoComplete="off"
          value={guardianName}
          error={errorAt("guardianName")}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </ReasonedAct>
  );
}

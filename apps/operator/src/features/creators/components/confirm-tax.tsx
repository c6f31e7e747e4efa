import { residencies, taxEntities } from "@tomoru/contract/influencer/tax";
import { limits } from "@tomoru/contract/limits";
import { confirmTaxProfile } from "@tomoru/contract/operator/creators";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { useState } from "react";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import { useWords } from "../../../shared/site.ts";

type Chosen = {
  residency: (typeof residencies)[number] | null;
  entity: (typeof taxEntities)[number] | null;
};

const nothing: Chosen = { residency: null, entity: null };

/** What the papers say is chosen anew, and nothing of it beforehand: the call compares it with what the creator has given. */
export function ConfirmTax({ email }: { email: string }) {
  const { creators, forms, frame } = useWords();
  const { confirm: say, papers } = creators;
  const [chosen, setChosen] = useState(nothing);
  const { residency, entity } = chosen;
  return (
    <ReasonedAct
      label={say.act}
      title={say.title}
      consequence={say.consequence}
      asks={frame.evidence}
      text={{ name: "evidence", maxLength: limits.operatorReasonMaxLength }}
      fields={{ residency: say.residency, entity: say.entity }}
      onBegin={() => setChosen(nothing)}
      check={() => ({
        residency: residency === null ? forms.choose(say.residency) : undefined,
        entity: entity === null ? forms.choose(say.entity) : undefined,
      })}
      act={async (evidence) => {
        if (residency === null || entity === null) return;
        const body = { residency, entity, isConfirmed: true, evidence } as const;
        await ask(confirmTaxProfile, { params: { email }, body });
      }}
      told={{ place: "acts", text: say.done }}
    >
      {(errorAt) => (
        <>
          <RadioPanels
            id="residency"
            label={say.residency}
            error={errorAt("residency")}
            layout="row"
            options={residencies.map((value) => ({ value, label: papers.residencies[value] }))}
            value={residency}
            onChange={(value) => setChosen((before) => ({ ...before, residency: value }))}
          />
          <RadioPanels
            id="entity"
            label={say.entity}
            error={errorAt("entity")}
            layout="row"
            options={taxEntities.map((value) => ({ value, label: papers.entities[value] }))}
            value={entity}
            onChange={(value) => setChosen((before) => ({ ...before, entity: value }))}
          />
        </>
      )}
    </ReasonedAct>
  );
}

import { feeShareOf } from "@tomoru/contract/deals/amounts";
import { disputeDecisions, disputeFaults } from "@tomoru/contract/deals/delivery";
import { limits } from "@tomoru/contract/limits";
import { decideDispute, holdDeal, type OperatorDeal } from "@tomoru/contract/operator/deals";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { Card } from "@tomoru/ui/layout/card";
import { useState } from "react";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";

/** What can be done to a deal; the result stays until the next one. */
export function DealActs({ known: { deal } }: { known: OperatorDeal }) {
  const { deals: say } = useWords();
  const isOver = deal.turn === "none" && deal.hold === null;
  if (isOver) return <OutcomeMessage place="acts" />;
  const isHeld = deal.hold === "operator";
  return (
    <Card className={styles.card}>
      <OutcomeMessage place="acts" />
      {deal.hold === "dispute" ? <Decision deal={deal} /> : null}
      {deal.hold === "dispute" ? null : (
        <ReasonedAct
          key={isHeld ? "release" : "hold"}
          label={isHeld ? say.hold.undo : say.hold.act}
          title={isHeld ? say.hold.undoTitle : say.hold.title}
          consequence={isHeld ? say.hold.undoConsequence : say.hold.consequence}
          isDangerous={!isHeld}
          act={(reason) => ask(holdDeal, { params: { id: deal.dealId }, body: { on: !isHeld, reason } })}
          told={{ place: "acts", text: isHeld ? say.hold.undone : say.hold.done }}
        />
      )}
    </Card>
  );
}

type Chosen = {
  decision: (typeof disputeDecisions)[number] | null;
  fault: (typeof disputeFaults)[number] | null;
  pct: string;
};

/** It cannot be undone: nothing of it is chosen before somebody has. */
const percents = /^(100|\d{1,2})$/;
const nothing: Chosen = { decision: null, fault: null, pct: "" };

function Decision({ deal: { dealId, feeYen } }: Pick<OperatorDeal, "deal">) {
  const { words, format } = useLanguage();
  const { deals, forms } = words;
  const { decide: say } = deals;
  const [chosen, setChosen] = useState(nothing);
  const { decision, fault, pct } = chosen;
  const choose = (part: Partial<Chosen>) => setChosen((before) => ({ ...before, ...part }));
  const isShared = decision === "cancel";
  const percent = percents.test(pct) ? Number(pct) : null;
  const share =
    percent === null || feeYen === null
      ? undefined
      : say.share(format.yen(feeShareOf(feeYen, percent)), format.yen(feeYen));
  return (
    <ReasonedAct
      label={say.act}
      title={say.title}
      consequence={say.consequence}
      text={{ name: "reason", maxLength: limits.dealReasonMaxLength, hint: say.reasonHint }}
      fields={{ decision: say.decision, creatorPct: say.pct, fault: say.fault }}
      onBegin={() => setChosen(nothing)}
      check={() => ({
        decision: decision === null ? forms.choose(say.decision) : undefined,
        creatorPct: isShared && percent === null ? say.pctWrong : undefined,
        fault: fault === null ? forms.choose(say.fault) : undefined,
      })}
      act={async (reason) => {
        if (decision === null || fault === null) return;
        const share = isShared ? { creatorPct: Number(pct) } : {};
        await ask(decideDispute, { params: { dealId }, body: { decision, fault, reason, ...share } });
      }}
      told={{ place: "acts", text: say.done }}
    >
      {(errorAt) => (
        <>
          <RadioPanels
            id="decision"
            label={say.decision}
            error={errorAt("decision")}
            options={disputeDecisions.map((value) => ({
              value,
              label: say.decisions[value],
              ...(value === "cancel" && {
                children: (
                  <TextField
                    id="creatorPct"
                    label={say.pct}
                    hint={share}
                    inputMode="numeric"
                    value={pct}
                    error={errorAt("creatorPct")}
                    onChange={({ target }) => choose({ pct: target.value })}
                  />
                ),
              }),
            }))}
            value={decision}
            onChange={(value) => choose({ decision: value })}
          />
          <RadioPanels
            id="fault"
            label={say.fault}
            error={errorAt("fault")}
            layout="row"
            options={disputeFaults.map((value) => ({ value, label: say.faults[value] }))}
            value={fault}
            onChange={(value) => choose({ fault: value })}
          />
        </>
      )}
    </ReasonedAct>
  );
}

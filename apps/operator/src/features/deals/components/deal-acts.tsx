import { disputeDecisions, disputeFaults } from "@tomoru/contract/deals/delivery";
import { decideDispute, holdDeal, type OperatorDeal } from "@tomoru/contract/operator/deals";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Card } from "@tomoru/ui/layout/card";
import { useState } from "react";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";

/** What can be done to a deal; the result stays until the next one. */
export function DealActs({ known: { deal } }: { known: OperatorDeal }) {
  const { deals: say } = useWords();
  const isOver = deal.turn === "none" && deal.hold === null;
  if (isOver) return <OutcomeMessage place="acts" />;
  const isHeld = deal.hold === "operator";
  return (
    <Card className={styles.card}>
      <OutcomeMessage place="acts" />
      {deal.hold === "dispute" ? <Decision dealId={deal.dealId} /> : null}
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

function Decision({ dealId }: { dealId: string }) {
  const { decide: say } = useWords().deals;
  const [decision, setDecision] = useState<(typeof disputeDecisions)[number]>("accept");
  const [fault, setFault] = useState<(typeof disputeFaults)[number]>("neither");
  const [pct, setPct] = useState("0");
  const isWrong = decision === "cancel" && !/^(100|\d{1,2})$/.test(pct);
  const share = decision === "cancel" ? { creatorPct: Number(pct) } : {};
  return (
    <ReasonedAct
      label={say.act}
      title={say.title}
      consequence={say.consequence}
      act={(reason) =>
        ask(decideDispute, { params: { dealId }, body: { decision, fault, reason, ...share } })
      }
      told={{ place: "acts", text: say.done }}
    >
      <Segmented
        legend={say.decision}
        options={disputeDecisions.map((value) => ({ value, label: say.decisions[value] }))}
        value={decision}
        onChange={setDecision}
      />
      {decision === "cancel" ? (
        <TextField
          id="creatorPct"
          label={say.pct}
          inputMode="numeric"
          value={pct}
          error={isWrong ? say.pctWrong : undefined}
          onChange={({ target }) => setPct(target.value)}
        />
      ) : null}
      <Segmented
        legend={say.fault}
        options={disputeFaults.map((value) => ({ value, label: say.faults[value] }))}
        value={fault}
        onChange={setFault}
      />
    </ReasonedAct>
  );
}

import {
  importPayoutResults,
  makePayoutFiles,
  type PayoutRun,
  settlePayoutRun,
} from "@tomoru/contract/operator/payouts";
import { Card } from "@tomoru/ui/layout/card";
import { dayInJapan } from "@tomoru/web/time/japan-day.ts";
import { useState } from "react";
import { useAccess } from "../../../shared/access.store.ts";
import { OutcomeMessage } from "../../../shared/acts/outcome-message.tsx";
import { PaidOnField } from "../../../shared/acts/paid-on-field.tsx";
import { ReasonedAct } from "../../../shared/acts/reasoned-act.tsx";
import { ask } from "../../../shared/ask.ts";
import styles from "../../../shared/page/page.module.css";
import { useWords } from "../../../shared/site.ts";
import { actsOf, isOwnRun, restOf } from "../payouts.view.ts";

/** What comes next with a run; the result stays until the next one. */
export function RunActs({ run }: { run: PayoutRun }) {
  const { run: say } = useWords().payouts;
  const access = useAccess();
  const [paidOn, setPaidOn] = useState(run.payOn);
  const can = actsOf(run.state);
  const params = { id: run.runId };
  const isOwn = can.send && isOwnRun(run, access?.name);
  if (!Object.values(can).includes(true)) return <OutcomeMessage place="acts" />;
  return (
    <Card className={styles.card}>
      <OutcomeMessage place="acts" />
      {can.files ? (
        <ReasonedAct
          label={say.makeFiles.act}
          title={say.makeFiles.title}
          consequence={say.makeFiles.consequence}
          asks={null}
          act={() => ask(makePayoutFiles, { params, body: {} })}
          told={{ place: "acts", text: say.makeFiles.done, during: "filing" }}
        />
      ) : null}
      {can.send ? (
        <>
          <ReasonedAct
            label={say.send.act}
            title={say.send.title}
            consequence={say.send.consequence}
            asks={null}
            off={isOwn ? "sent-by-another" : undefined}
            act={() => ask(settlePayoutRun, { params, body: { status: "sent" } })}
            told={{ place: "acts", text: say.send.done }}
          />
          {isOwn ? (
            <p id="sent-by-another" className={styles.note}>
              {say.send.own}
            </p>
          ) : null}
        </>
      ) : null}
      {can.results ? (
        <ReasonedAct
          label={say.rest.act}
          title={say.rest.title(restOf(run))}
          consequence={say.rest.consequence}
          asks={null}
          fields={{ restPaidOn: say.rest.paidOn }}
          act={() => ask(importPayoutResults, { params, body: { restPaidOn: paidOn } })}
          told={{ place: "acts", text: say.rest.done }}
        >
          {(errorAt) => (
            <PaidOnField
              id="restPaidOn"
              label={say.rest.paidOn}
              value={paidOn}
              from={dayInJapan(new Date(run.madeAt))}
              error={errorAt("restPaidOn")}
              onChange={setPaidOn}
            />
          )}
        </ReasonedAct>
      ) : null}
      {can.void ? (
        <ReasonedAct
          label={say.void.act}
          title={say.void.title}
          consequence={say.void.consequence}
          isDangerous
          act={(reason) => ask(settlePayoutRun, { params, body: { status: "void", reason } })}
          told={{ place: "acts", text: say.void.done }}
        />
      ) : null}
    </Card>
  );
}

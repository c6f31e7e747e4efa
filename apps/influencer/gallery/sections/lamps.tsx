import { Button } from "@tomoru/ui/actions/button";
import { Timeline } from "@tomoru/ui/data/timeline";
import { Lamp } from "@tomoru/ui/feedback/lamp";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen } from "../specimen.tsx";

/** The lamp that says whose turn it is, and the steps that follow an answer. */
export function Lamps() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { decide, empty, next } = words.offers;
  const [turned, setTurned] = useState(false);
  return (
    <>
      <Specimen name="Lamp, LampCard">
        <Row>
          {(["off", "amber", "pine"] as const).map((light) => (
            <Cell key={light} label={light}>
              <Lamp light={light} />
            </Cell>
          ))}
          <Cell label={say.open}>
            <Lamp light={turned ? "pine" : "amber"} from={turned ? "amber" : undefined} />
            <Button variant="secondary" size="dense" onClick={() => setTurned(!turned)}>
              {say.open}
            </Button>
          </Cell>
          <Cell label={say.states.empty} wide>
            <LampCard light="off">
              <p>{empty.text}</p>
              <Button variant="secondary">{empty.link}</Button>
            </LampCard>
          </Cell>
        </Row>
      </Specimen>
      <Specimen name="Timeline">
        <Timeline
          doneWord={next.done}
          steps={[
            { key: "1", title: decide.approval.done, when: format.day("2026-12-01"), state: "done" },
            {
              key: "2",
              title: next.terms.title,
              when: next.noDate,
              isOpen: true,
              detail: next.terms.detail,
              state: "now",
            },
            { key: "3", title: next.transfer.title, when: next.noDate, isOpen: true, state: "ahead" },
          ]}
        />
      </Specimen>
    </>
  );
}

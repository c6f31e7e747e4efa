import { Button } from "@tomoru/ui/actions/button";
import { Avatar } from "@tomoru/ui/data/avatar";
import { Meter } from "@tomoru/ui/data/meter";
import { PaymentCardRow } from "@tomoru/ui/data/payment-card-row";
import { SeatsBar } from "@tomoru/ui/data/seats-bar";
import { StepList } from "@tomoru/ui/data/step-list";
import { Tag } from "@tomoru/ui/data/tag";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Card } from "@tomoru/ui/layout/card";
import { Paper } from "@tomoru/ui/layout/paper";
import { Check, CircleX } from "lucide-react";
import { useCompanySay } from "../company-words.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen } from "../specimen.tsx";
import { Plans } from "./plans.tsx";

/** What the companies' site adds. */
export function Company() {
  return (
    <>
      <Plans />
      <Meters />
      <Cards />
      <Steps />
      <People />
    </>
  );
}

function Meters() {
  const say = useSay();
  const { meters } = useCompanySay();
  const meter = (used: number, note?: string) => (
    <Meter
      label={meters.insights}
      used={String(used)}
      limit={meters.limit(300)}
      share={used / 300}
      sentence={meters.sentence(used, 300)}
      note={note}
    />
  );
  return (
    <Specimen name="Meter, SeatsBar">
      <Row>
        <Cell label={say.states.data} wide>
          {meter(84)}
        </Cell>
        <Cell label="80 %" wide>
          {meter(260, meters.nearly)}
        </Cell>
        <Cell label="100 %" wide>
          {meter(300, meters.reached)}
        </Cell>
        <Cell label={say.states.zero} wide>
          {meter(0)}
        </Cell>
      </Row>
      <SeatsBar taken={3} invited={1} limit={10} sentence={meters.seatsSentence} legend={meters.seats} />
    </Specimen>
  );
}

function Cards() {
  const { cards: say } = useCompanySay();
  const card = { holder: "MAHO SAEKI", expiry: say.expiry };
  const action = (label: string) => (
    <Button variant="secondary" size="dense">
      {label}
    </Button>
  );
  return (
    <Specimen name="PaymentCardRow">
      <Card as="section" padding="none">
        <ul>
          <PaymentCardRow
            {...card}
            brand="Visa"
            last4="4242"
            spoken={say.spoken("4242")}
            tags={
              <Tag tone="primary" icon={<Check aria-hidden="true" />}>
                {say.isDefault}
              </Tag>
            }
            message={<InlineMessage tone="error">{say.refused}</InlineMessage>}
          />
          <PaymentCardRow
            {...card}
            brand="Mastercard"
            last4="5100"
            spoken={say.spoken("5100")}
            due
            tags={
              <Tag tone="lamp" icon={<LampDot />}>
                {say.soon}
              </Tag>
            }
            actions={action(say.renew)}
          />
          <PaymentCardRow
            {...card}
            brand="American Express"
            last4="0005"
            spoken={say.spoken("0005")}
            tags={
              <Tag tone="danger" icon={<CircleX aria-hidden="true" />}>
                {say.expired}
              </Tag>
            }
            actions={action(say.remove)}
          />
        </ul>
      </Card>
    </Specimen>
  );
}

function Steps() {
  const { steps: say } = useCompanySay();
  const step = (key: "verify" | "card" | "list", state: "waiting" | "open" | "done") => {
    const [label = "", note = "", stateWord = ""] = say[key];
    return { key, label, note, state, stateWord };
  };
  const add = (
    <Button variant="primary" size="dense">
      {say.add}
    </Button>
  );
  return (
    <Specimen name="StepList">
      <StepList
        steps={[step("verify", "waiting"), { ...step("card", "open"), action: add }, step("list", "done")]}
      />
    </Specimen>
  );
}

function People() {
  const { samples } = useSay();
  const { paper } = useCompanySay();
  const names = [samples.person, "水野 はるか", "結城 あおい", "三浦 なお", "Minamo", "白石 りん", "👩‍🎤"];
  return (
    <>
      <Specimen name="Avatar">
        <Row>
          {names.map((name) => (
            <Avatar key={name} name={name} />
          ))}
          {names.map((name) => (
            <Avatar key={name} name={name} size="small" />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Paper">
        <Paper label={paper.label}>
          <p>{paper.title}</p>
          <p>{samples.paragraph}</p>
        </Paper>
      </Specimen>
    </>
  );
}

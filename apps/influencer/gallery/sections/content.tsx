import { Button } from "@tomoru/ui/actions/button";
import { CountBadge } from "@tomoru/ui/data/count-badge";
import { Tag } from "@tomoru/ui/data/tag";
import { EmptyState } from "@tomoru/ui/feedback/empty-state";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { Skeleton } from "@tomoru/ui/feedback/skeleton";
import { Spinner } from "@tomoru/ui/feedback/spinner";
import { Card } from "@tomoru/ui/layout/card";
import { Amount } from "@tomoru/ui/text/amount";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Prose } from "@tomoru/ui/text/prose";
import { Check, CircleCheck, CircleX, Clock3, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Group, Row, Specimen } from "../specimen.tsx";
import { Beside } from "./beside.tsx";
import { Company } from "./company.tsx";
import { Facts } from "./facts.tsx";
import { Lamps } from "./lamps.tsx";
import { Offers } from "./offers.tsx";

export function Content() {
  return (
    <Group id="content">
      <Marks />
      <Offers />
      <Facts />
      <Company />
      <Lamps />
      <Beside />
      <Waiting />
      <LongText />
    </Group>
  );
}

function Marks() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { home, offers, payments, social } = words;
  const [pulse, setPulse] = useState(0);
  const tags = [
    { tone: "lamp", Icon: Clock3, word: offers.status.pending },
    { tone: "primary", Icon: CircleCheck, word: offers.status.approved },
    { tone: "neutral", Icon: CircleX, word: offers.status.rejected },
    { tone: "danger", Icon: TriangleAlert, word: payments.status.Failed },
    { tone: "info", Icon: Info, word: social.sandbox },
  ] as const;
  return (
    <>
      <Specimen name="Tag, CountBadge, LampDot">
        <Row>
          {tags.map(({ tone, Icon, word }) => (
            <Tag key={tone} tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
              {word}
            </Tag>
          ))}
        </Row>
        <Row key={pulse}>
          {[1, 12, 120].map((count) => (
            <CountBadge key={count} count={count} pulse={pulse > 0} />
          ))}
          <span>
            <LampDot pulse={pulse > 0} /> {home.yourTurn}
          </span>
          <Button variant="text" size="dense" onClick={() => setPulse(pulse + 1)}>
            pulse
          </Button>
        </Row>
      </Specimen>
      <Specimen name="PlatformName, Amount">
        <Row>
          {(["instagram", "tiktok", "youtube"] as const).map((platform) => (
            <PlatformName key={platform} platform={platform} />
          ))}
          <PlatformName platform="youtube" size="regular" />
          <PlatformName platform="tiktok" size="regular" iconOnly />
        </Row>
        <Row>
          <Cell label="display">
            <Amount size="display">{format.yenRange({ minYen: 80_000, maxYen: 120_000 })}</Amount>
          </Cell>
          <Cell label="row">
            <Amount size="row">{format.yen(9_999_999)}</Amount>
          </Cell>
          <Cell label={say.states.zero}>
            <Amount size="row">{format.yen(0)}</Amount>
          </Cell>
        </Row>
      </Specimen>
    </>
  );
}

function Waiting() {
  const { words } = useLanguage();
  const say = useSay();
  return (
    <>
      <Specimen name="Card">
        <Row>
          {(["plain", "lamp", "sunken"] as const).map((tone) => (
            <Cell key={tone} label={tone} wide>
              <Card tone={tone}>{say.samples.sentence}</Card>
            </Cell>
          ))}
        </Row>
      </Specimen>
      <Specimen name="EmptyState, Skeleton, Spinner">
        <Row>
          <Cell label={say.states.empty} wide>
            <EmptyState>
              <p>{words.offers.empty.text}</p>
              <Button variant="primary" icon={<Check size={20} aria-hidden="true" />}>
                {words.offers.empty.link}
              </Button>
            </EmptyState>
          </Cell>
          <Cell label={say.states.loading} wide>
            <Skeleton lines={3} />
          </Cell>
          <Cell label={say.states.loading}>
            <Spinner size={32} />
          </Cell>
        </Row>
      </Specimen>
    </>
  );
}

function LongText() {
  const { samples } = useSay();
  const sections = [1, 2].map((number) => ({
    id: `article-${number}`,
    title: samples.section(number),
    children: <p>{samples.paragraph}</p>,
  }));
  return (
    <Specimen name="Prose">
      <Prose contentsLabel={samples.contents} sections={sections} />
    </Specimen>
  );
}

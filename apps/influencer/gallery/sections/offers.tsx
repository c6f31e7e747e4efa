import type { Offer } from "@tomoru/contract/influencer/offers";
import { anOffer, aSparseOffer } from "@tomoru/contract/testing/offer.builder";
import { Button } from "@tomoru/ui/actions/button";
import { SetupList } from "@tomoru/ui/data/setup-list";
import { SocialPanel } from "@tomoru/ui/data/social-card";
import { Tag } from "@tomoru/ui/data/tag";
import { OfferCard } from "@tomoru/web/offers/offer-card.tsx";
import { Check } from "lucide-react";

import { OfferSkeletons } from "../../src/features/offers/components/offer-skeletons.tsx";
import { useLanguage } from "../../src/shared/site.ts";
import { forcedStates } from "../forced-states.ts";
import { useSay } from "../gallery-words.ts";
import { Jump } from "../jump.tsx";
import { Cell, Row, Specimen, States } from "../specimen.tsx";

/** What a creator meets first: offers, the platforms, and what is still to be set up. */
export function Offers() {
  const say = useSay();
  return (
    <>
      <Specimen name="OfferCard">
        <Row>
          {offersIn({ name: say.typeSample, sentence: say.samples.sentence }).map((offer, index) => (
            <Cell
              key={offer.offerId}
              label={[say.states.rest, ...forcedStates.map((state) => say.states[state])][index] ?? ""}
              forced={forcedStates[index - 1]}
              wide
            >
              <OfferCard offer={offer} to={`/offer/${offer.offerId}`} position={index + 1} setSize={4} />
            </Cell>
          ))}
          <Cell label={say.states.loading} wide>
            <OfferSkeletons />
          </Cell>
        </Row>
      </Specimen>
      <Platforms />
      <Setup />
    </>
  );
}

const decisions = [null, true, false, null];

/** The last one says as little as an offer may. */
function offersIn({ name, sentence }: { name: string; sentence: string }): Offer[] {
  return decisions.map((isApproval, index) => {
    const told =
      index === decisions.length - 1
        ? aSparseOffer()
        : { productName: name, description: sentence, estBudget: { minYen: 80_000, maxYen: 9_999_999 } };
    return anOffer({ ...told, _id: String(index), offerId: `gallery-offer-${index}`, isApproval });
  });
}

function Platforms() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { social } = words;
  const linked = (
    <Tag tone="primary" icon={<Check size={16} aria-hidden="true" />}>
      {social.linked}
    </Tag>
  );
  const followers = social.people(format.compact(124_000));
  return (
    <Specimen name="SocialPanel">
      <SocialPanel
        platform="instagram"
        handle={say.samples.handle}
        state={linked}
        figures={[{ key: "followers", label: social.followers, value: followers }]}
        action={
          <Button variant="secondary" size="dense">
            {social.remove}
          </Button>
        }
      />
      <SocialPanel
        platform="tiktok"
        handle={social.unavailable}
        action={
          <Button variant="primary" size="dense">
            {social.connect}
          </Button>
        }
      />
      <SocialPanel
        platform="youtube"
        action={
          <Button variant="primary" size="dense" loading={social.connecting("YouTube")}>
            {social.connect}
          </Button>
        }
      />
    </Specimen>
  );
}

function Setup() {
  const { setup } = useLanguage().words.home;
  const items = (["social", "bank", "profile"] as const).map((key, index) => ({
    key,
    label: setup[key].title,
    consequence: setup[key].consequence,
    done: index === 0,
    doneWord: setup.done,
    render: <Jump href="#content" />,
  }));
  return (
    <Specimen name="SetupList">
      <Row>
        <States wide>
          <SetupList items={items} />
        </States>
      </Row>
    </Specimen>
  );
}

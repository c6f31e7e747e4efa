import type { Offer } from "@tomoru/contract/influencer/offers";
import { usageScopes } from "@tomoru/contract/influencer/usage";
import type { OfferWords } from "@tomoru/i18n/ja/influencer/offers";
import { Button } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Card } from "@tomoru/ui/layout/card";
import { PhoneFrame } from "@tomoru/ui/layout/phone-frame";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { OfferBudget } from "@tomoru/web/offers/offer-budget.tsx";
import { OfferCard } from "@tomoru/web/offers/offer-card.tsx";
import { OfferFacts } from "@tomoru/web/offers/offer-facts.tsx";
import { OfferMeta } from "@tomoru/web/offers/offer-meta.tsx";
import { usageWishText } from "@tomoru/web/offers/offer-texts.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { BadgeCheck } from "lucide-react";
import { type ReactNode, useDeferredValue, useState } from "react";
import { useProfile } from "../../../shared/profile.queries.ts";
import { useLanguage } from "../../../shared/site.ts";
import { neededRows, offerOf, rowOf, type Shared } from "../asking.view.ts";
import type { AskingKind } from "../parts.view.ts";
import styles from "./offer-preview.module.css";

type OfferPreviewProps = {
  kind: AskingKind;
  entered: Shared;
  platform: Offer["platform"];
  /** The field in focus. */
  marked: string | undefined;
  /** The last day for an answer or an application. */
  until: string | null;
  note: ReactNode;
};

/** The creators' own screen of what is written so far, as it will come to them. */
export function OfferPreview({ kind, entered, platform, marked, until, note }: OfferPreviewProps) {
  const { words } = useLanguage();
  const { asking: say, offers } = words;
  const [look, setLook] = useState<"detail" | "list">("detail");
  // Typing comes first.
  const shown = useDeferredValue(entered);
  const [now] = useState(serverNow);
  const offer = offerOf(shown, { platform, now });
  const isCampaign = kind === "campaign";
  const named = { ...offer, productName: offer.productName ?? say.preview.missing };
  return (
    <div className={styles.preview}>
      <div className={styles.head}>
        <h2>{say.preview.title}</h2>
        <Segmented
          legend={say.preview.switch}
          legendHidden
          value={look}
          onChange={setLook}
          options={[
            { value: "detail", label: say.preview.detail },
            { value: "list", label: say.preview.list },
          ]}
        />
      </div>
      <PhoneFrame
        label={say.preview.title}
        marked={rowOf[marked ?? ""]}
        foot={
          look === "list" ? undefined : isCampaign ? (
            <Button variant="primary">{say.preview.apply}</Button>
          ) : (
            <>
              <Button variant="secondary">{offers.decide.reject.action}</Button>
              <Button variant="primary">{offers.decide.approval.action}</Button>
            </>
          )
        }
      >
        {look === "list" ? (
          <OfferCard
            offer={{ ...named, description: offer.description ?? say.preview.missing }}
            to=""
            position={1}
            setSize={1}
          />
        ) : (
          <>
            <div className={styles.meta}>
              {isCampaign ? <PlatformName platform={platform} /> : <OfferMeta offer={offer} />}
            </div>
            <p className={styles.title}>{named.productName}</p>
            <Company />
            <div
              className={rowOf[marked ?? ""] === "budget" ? styles.marked : undefined}
              data-marked={rowOf[marked ?? ""] === "budget" || undefined}
            >
              <OfferBudget offer={offer} label={isCampaign ? say.preview.fee : undefined} />
            </div>
            <OfferFacts
              offer={offer}
              missing={say.preview.missing}
              needed={neededRows}
              marked={factOf(marked)}
              isNarrow
            />
            <More entered={shown} marked={marked} until={until} kind={kind} />
          </>
        )}
      </PhoneFrame>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function factOf(marked: string | undefined): keyof Offer | undefined {
  const row = rowOf[marked ?? ""];
  return row === "usage" || row === "budget" ? undefined : row;
}

function Company() {
  const { data: profile } = useProfile();
  if (!profile) return null;
  const { name, verification } = profile.company;
  return (
    <p className={styles.company}>
      {verification === "verified" ? <BadgeCheck size={16} aria-hidden="true" /> : null}
      {name}
    </p>
  );
}

/** As the creator will read it; undefined until it is written. */
function usageIn({ usageScope, usageMonths }: Shared, words: OfferWords): string | undefined {
  const scope = usageScopes.find((each) => each === usageScope);
  if (!scope || (scope !== "none" && usageMonths === "")) return undefined;
  return usageWishText({ scope, months: Number(usageMonths) }, words);
}

type MoreProps = Pick<OfferPreviewProps, "kind" | "entered" | "marked" | "until">;

/** What stands below the facts: the use that is wished for, and until when. */
function More({ kind, entered, marked, until }: MoreProps) {
  const { words, format } = useLanguage();
  const { asking: say } = words;
  const usage = usageIn(entered, words.offers);
  const { preview } = say;
  return (
    <Card>
      <DefinitionList
        isNarrow
        marked={rowOf[marked ?? ""] === "usage" ? "usage" : undefined}
        rows={[
          { key: "usage", term: words.offers.usage.term, children: usage ?? preview.missing },
          {
            key: "until",
            term: kind === "campaign" ? preview.closesOn : preview.answerBy,
            children: until === null ? preview.missing : format.day(until),
          },
        ]}
      />
    </Card>
  );
}

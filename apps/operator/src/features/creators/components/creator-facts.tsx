import { platformNames } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { creatorsDealsPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage, useWords } from "../../../shared/site.ts";
import type { KnownCreator } from "../creators.view.ts";

/** Who it is, what is linked, and what stands between them and a contract or a transfer. */
export function CreatorFacts({ known }: { known: KnownCreator }) {
  const { words, format } = useLanguage();
  const { creators: say } = words;
  const moments = useMoments();
  const { creator, accounts } = known;
  const { facts, linked } = say;
  return (
    <>
      <Card as="section" aria-labelledby="facts">
        <h2 id="facts">{facts.title}</h2>
        <DefinitionList
          rows={[
            { term: facts.creatorName, children: creator.creatorName ?? facts.missing },
            { term: facts.fullName, children: creator.fullName ?? facts.missing },
            { term: facts.email, children: creator.email ?? facts.missing },
            { term: facts.status, children: say.statuses[creator.status] },
            { term: facts.since, children: moments.date(creator.createdAt) },
            ...(creator.closedAt === null
              ? []
              : [{ term: facts.closedOn, children: moments.date(creator.closedAt) }]),
            {
              term: facts.deals,
              children: (
                <TextLink render={<Link to={creatorsDealsPath(creator.influencerId)} />}>
                  {facts.seeDeals}
                </TextLink>
              ),
            },
          ]}
        />
      </Card>
      <Card as="section" aria-labelledby="linked" className={styles.card}>
        <h2 id="linked">{linked.title}</h2>
        {accounts.length === 0 ? <p className={styles.note}>{linked.none}</p> : null}
        <DefinitionList
          rows={accounts.map(({ platform, handle, displayName, linkedAt, needsRelinkAt }) => ({
            key: platform,
            term: platformNames[platform],
            children: (
              <>
                <p>
                  {displayName && displayName !== handle
                    ? format.bracketed(displayName, `@${handle}`)
                    : `@${handle}`}
                </p>
                <p className={styles.note}>{linked.since(moments.date(linkedAt))}</p>
                {needsRelinkAt ? <p>{linked.relink(moments.date(needsRelinkAt))}</p> : null}
              </>
            ),
          }))}
        />
      </Card>
      <Papers {...known} />
    </>
  );
}

function Papers({ bank, tax, guardian }: Pick<KnownCreator, "bank" | "tax" | "guardian">) {
  const { creators } = useWords();
  const moments = useMoments();
  const { papers: say, facts } = creators;
  const consent = () => {
    if (guardian.consentedAt !== null) return say.consented(moments.date(guardian.consentedAt));
    if (guardian.isMinor === null) return say.unknownAge;
    return guardian.isMinor ? say.wanted : say.notNeeded;
  };
  const checked = ({ residency, entity, isConfirmed }: NonNullable<typeof tax>) =>
    `${say.entities[entity]} · ${say.residencies[residency]} · ${isConfirmed ? say.confirmed : say.unconfirmed}`;
  return (
    <Card as="section" aria-labelledby="papers">
      <h2 id="papers">{say.title}</h2>
      <DefinitionList
        rows={[
          {
            term: say.bank,
            children: (
              <>
                <p>{bank.refusedFor ? say.refused(bank.refusedFor) : say.banks[bank.state]}</p>
                {bank.usableFrom ? (
                  <p className={styles.note}>{say.usableFrom(moments.dated(bank.usableFrom))}</p>
                ) : null}
              </>
            ),
          },
          { term: say.tax, children: tax ? checked(tax) : facts.missing },
          { term: say.guardian, children: consent() },
        ]}
      />
    </Card>
  );
}

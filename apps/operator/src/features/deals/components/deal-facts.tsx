import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import styles from "../../../shared/page/page.module.css";
import { useLanguage } from "../../../shared/site.ts";
import { moneyStateOf } from "../deals.view.ts";

export function DealFacts({ known: { deal, terms, disputes } }: { known: OperatorDeal }) {
  const { words, format } = useLanguage();
  const { deals: say, frame } = words;
  const moments = useMoments();
  const dispute = disputes.findLast(({ decidedAt }) => decidedAt === null);
  return (
    <>
      {dispute ? (
        <Card as="section" tone="lamp" aria-labelledby="dispute" className={styles.card}>
          <h2 id="dispute">{say.dispute.title}</h2>
          <p className={styles.note}>
            {say.by[dispute.by]} · {moments.moment(dispute.openedAt)} ·{" "}
            {say.due(format.day(dispute.decideBy))}
          </p>
          <p className={styles.text}>{dispute.reason}</p>
        </Card>
      ) : null}
      <Card as="section" aria-labelledby="facts">
        <h2 id="facts">{say.facts.title}</h2>
        <DefinitionList
          rows={[
            {
              term: say.facts.company,
              children: (
                <TextLink render={<Link to={companyPath(deal.companyId)} />}>
                  {deal.companyName ?? frame.noName}
                </TextLink>
              ),
            },
            { term: say.facts.creator, children: deal.creatorName ?? "–" },
            {
              term: say.facts.state,
              children: deal.hold
                ? `${say.states[deal.state]} (${say.holds[deal.hold]})`
                : say.states[deal.state],
            },
            {
              term: say.facts.turn,
              children: deal.turnDueAt
                ? `${say.turns[deal.turn]} (${moments.moment(deal.turnDueAt)})`
                : say.turns[deal.turn],
            },
            { term: say.facts.funding, children: say.moneyStates[moneyStateOf({ deal, terms })] },
            ...(deal.paymentStage
              ? [{ term: say.facts.payment, children: say.stages[deal.paymentStage] }]
              : []),
            { term: say.facts.fee, children: deal.feeYen === null ? "–" : format.yen(deal.feeYen) },
            { term: say.facts.payDueOn, children: deal.payDueOn ? format.day(deal.payDueOn) : "–" },
            ...(terms
              ? [
                  {
                    term: say.facts.posts,
                    children: format.period({ from: terms.postFrom, to: terms.postTo }),
                  },
                  { term: say.facts.content, children: <p className={styles.text}>{terms.content}</p> },
                ]
              : []),
          ]}
        />
      </Card>
    </>
  );
}

import type { OperatorDeal } from "@tomoru/contract/operator/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { DefinitionList } from "@tomoru/ui/data/definition-list";
import { Card } from "@tomoru/ui/layout/card";
import { dueDayInJapan } from "@tomoru/web/time/japan-day.ts";
import { Link } from "react-router";
import { companyPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { feesOf, moneyStateOf } from "../deals.view.ts";
import { DealDisputes } from "./deal-disputes.tsx";

export function DealFacts({ known }: { known: OperatorDeal }) {
  const { deal, terms } = known;
  const fees = feesOf(known);
  const { words, format } = useLanguage();
  const { deals: say, frame } = words;
  return (
    <>
      <DealDisputes known={known} />
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
                ? format.bracketed(say.states[deal.state], say.holds[deal.hold])
                : say.states[deal.state],
            },
            {
              term: say.facts.turn,
              children: deal.turnDueAt
                ? format.bracketed(say.turns[deal.turn], say.until(format.day(dueDayInJapan(deal.turnDueAt))))
                : say.turns[deal.turn],
            },
            { term: say.facts.funding, children: say.moneyStates[moneyStateOf({ deal, terms })] },
            ...(deal.paymentStage
              ? [{ term: say.facts.payment, children: say.stages[deal.paymentStage] }]
              : []),
            { term: say.facts[fees.term], children: fees.yen === null ? "–" : format.yen(fees.yen) },
            ...(fees.dueYen === null ? [] : [{ term: say.facts.feeDue, children: format.yen(fees.dueYen) }]),
            { term: say.facts.payDueOn, children: deal.payDueOn ? format.day(deal.payDueOn) : "–" },
          ]}
        />
      </Card>
    </>
  );
}

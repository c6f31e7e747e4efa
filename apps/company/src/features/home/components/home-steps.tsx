import { ButtonLink } from "@tomoru/ui/actions/button";
import { StepList } from "@tomoru/ui/data/step-list";
import { Card } from "@tomoru/ui/layout/card";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import type { FirstStep } from "../home.view.ts";

const pageOf = { verify: "companyInfo", card: "cards", list: "creators" } as const;

type HomeStepsProps = {
  steps: readonly FirstStep[];
  /** Whether the page's primary button is elsewhere. */
  isSecond: boolean;
};

/** A new company's first steps. The first open one has the primary button. */
export function HomeSteps({ steps, isSecond }: HomeStepsProps) {
  const { start, stepStates, steps: words } = useWords().home;
  const next = steps.find(({ state }) => state === "open");
  return (
    <Card as="section" aria-labelledby="steps">
      <h2 id="steps">{start}</h2>
      <StepList
        steps={steps.map(({ key, state }) => {
          const variant = !isSecond && next?.key === key ? "primary" : "secondary";
          return {
            key,
            state,
            stateWord: stepStates[state],
            label: words[key].label,
            note: words[key][state],
            action:
              state === "open" ? (
                <ButtonLink variant={variant} size="dense" render={<Link to={paths[pageOf[key]]} />}>
                  {words[key].action}
                </ButtonLink>
              ) : undefined,
          };
        })}
      />
    </Card>
  );
}

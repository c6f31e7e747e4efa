import { ButtonLink } from "@tomoru/ui/actions/button";
import { LampCard } from "@tomoru/ui/feedback/lamp-card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

/** Before the first offer. With everything set up the lamp lights, and what is left is to look well. */
export function NothingYet({ isReady, isTaxMissing }: { isReady: boolean; isTaxMissing: boolean }) {
  const { home } = useWords();
  if (!isReady) {
    return (
      <LampCard light="off">
        <p>
          <Phrases>{home.quiet}</Phrases>
        </p>
      </LampCard>
    );
  }
  return (
    <LampCard light="pine" from="off">
      <p>
        <Phrases>{home.readyHint}</Phrases>
      </p>
      {isTaxMissing ? (
        <>
          <p>
            <Phrases>{home.taxHint}</Phrases>
          </p>
          <ButtonLink variant="primary" render={<Link to={paths.tax} />}>
            {home.giveTax}
          </ButtonLink>
        </>
      ) : null}
      <ButtonLink variant="secondary" render={<Link to={paths.account} />}>
        {home.preview}
      </ButtonLink>
    </LampCard>
  );
}

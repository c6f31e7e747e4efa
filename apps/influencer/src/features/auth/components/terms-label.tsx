import { TextLink } from "@tomoru/ui/actions/button";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";

/** The sentence of consent. Its links open a new tab, so that the form stays filled in. */
export function TermsLabel() {
  const { auth, common } = useWords();
  const { agree } = auth.signUp;
  const named = (page: "terms" | "privacyPolicy") => (
    <TextLink href={paths[page]} external={common.opensNewTab}>
      {agree[page]}
    </TextLink>
  );
  return (
    <>
      {agree.before}
      {named("terms")}
      {agree.and}
      {named("privacyPolicy")}
      {agree.after}
    </>
  );
}

import { TextLink } from "@tomoru/ui/button";
import { useWords } from "../../../shared/i18n/language.store.ts";
import { pathTo } from "../../../shared/paths.ts";

/** The sentence of consent. Its links open a new tab, so that the form stays filled in. */
export function TermsLabel() {
  const { auth, common } = useWords();
  const { agree } = auth.signUp;
  const named = (page: "terms" | "privacyPolicy") => {
    const href = pathTo(page);
    return href ? (
      <TextLink href={href} external={common.opensNewTab}>
        {agree[page]}
      </TextLink>
    ) : (
      agree[page]
    );
  };
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

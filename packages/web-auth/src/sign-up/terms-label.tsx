import { TextLink } from "@tomoru/ui/actions/button";
import type { Accounts } from "../accounts.ts";

/** The sentence of consent. Its links open a new tab, so that the entries are not lost. */
export function TermsLabel({ accounts }: { accounts: Accounts }) {
  const { auth, common } = accounts.useWords();
  const { agree } = auth.signUp;
  const named = (page: "terms" | "privacyPolicy") => (
    <TextLink href={accounts.paths[page]} external={common.opensNewTab}>
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

import { brand } from "@tomoru/i18n/brand";
import { TextLink } from "@tomoru/ui/actions/button";
import { AuthShell } from "@tomoru/ui/layout/auth-shell";
import { Logo } from "@tomoru/ui/layout/logo";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";

/** The frame of the signed-out pages. */
export function SignedOutFrame() {
  const { words } = useLanguage();
  const say = useSay();
  return (
    <AuthShell
      skipLabel={words.shell.skip}
      brand={<Logo wordmark={brand} />}
      footer={<span>{words.shell.copyright(2023, brand)}</span>}
      below={<TextLink href="#basics">{say.back}</TextLink>}
      aside={<p>{say.samples.sentence}</p>}
    >
      <h1>{say.otherFrame}</h1>
      <p>{say.samples.paragraph}</p>
    </AuthShell>
  );
}

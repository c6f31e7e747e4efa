import { TextLink } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "@tomoru/web/router/link.tsx";
import { paths } from "../../../app/paths.ts";
import { SignedOutFrame } from "../../../shared/page/signed-out-frame.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "../components/auth-form.module.css";
import help from "../components/code-help.module.css";
import { ForgotForm } from "../components/forgot-form.tsx";

export function ForgotPasswordPage() {
  const { forgot } = useWords().passwords;
  const { hints } = forgot;
  return (
    <SignedOutFrame
      below={
        <p className={styles.below}>
          <TextLink render={<Link to={paths.home} />}>{forgot.back}</TextLink>
        </p>
      }
    >
      <div className={styles.page}>
        <ForgotForm />
        <section className={help.help} aria-labelledby="forgot-help">
          <h2 id="forgot-help">
            <Phrases>{forgot.help}</Phrases>
          </h2>
          <ul className={help.list}>
            {[hints.spam, hints.blocking, hints.wait].map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </section>
      </div>
    </SignedOutFrame>
  );
}

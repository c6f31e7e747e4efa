import { failure } from "@tomoru/contract/codes";
import { listCompanies, OperatorHeaders } from "@tomoru/contract/operator/companies";
import { brand } from "@tomoru/i18n/brand";
import { PasswordField, TextField } from "@tomoru/ui/forms/input-fields";
import { AuthShell } from "@tomoru/ui/layout/auth-shell";
import { Logo } from "@tomoru/ui/layout/logo";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { FormFailure } from "@tomoru/web/forms/form-failure.tsx";
import { SubmitButton } from "@tomoru/web/forms/submit-button.tsx";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { FooterLinks } from "@tomoru/web/frame/footer-links.tsx";
import { usePage } from "@tomoru/web/page/use-page.ts";
import { z } from "zod/mini";
import { takeAccess } from "../access.store.ts";
import { askAs, isWrongToken } from "../ask.ts";
import { useWords } from "../site.ts";
import styles from "./sign-in.module.css";

const Entries = z.object({
  name: OperatorHeaders.shape["x-operator"],
  // Copied with a space around it, it is still the token.
  token: z.string().check(z.trim(), z.minLength(1, { error: failure("fieldRequired") })),
});

/** The token is tried by a call before it is kept. */
export function SignIn() {
  const { frame, shell } = useWords();
  const { signIn: say } = frame;
  const form = useForm({
    schema: Entries,
    initial: { name: "", token: "" },
    tagged: false,
    labels: { name: say.name, token: say.token },
    textOf: ({ field, refusal }) => {
      if (field === "name") return say.nameWrong;
      if (refusal === "noAccess") return say.wrong;
      return refusal === "dataNotFound" ? say.notSet : undefined;
    },
    place: (refused) =>
      isWrongToken(refused) || refused.refusal === "dataNotFound"
        ? [{ field: "token", refusal: refused.refusal }]
        : [],
    send: async (access) => {
      await askAs(access, listCompanies, { query: { limit: 1 } });
      takeAccess(access);
    },
  });
  usePage({ title: frame.title, hasError: form.hasError });
  return (
    <AuthShell
      skipLabel={shell.skip}
      brand={<Logo wordmark={brand} tag={frame.tag} />}
      footer={<FooterLinks links={[]} withTheme withLanguage />}
    >
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <PageHeader title={say.title} lead={say.lead} />
        <TextField {...form.text("name")} hint={say.nameHint} autoComplete="nickname" />
        <PasswordField
          {...form.password("token")}
          showLabel={say.showToken}
          hint={say.tokenHint}
          autoComplete="off"
        />
        <FormFailure failure={form.failure} inline={["unexpected"]} />
        <SubmitButton wide sending={form.sending} sendingLabel={say.starting}>
          {say.submit}
        </SubmitButton>
      </form>
    </AuthShell>
  );
}

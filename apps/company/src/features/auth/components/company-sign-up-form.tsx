import { companyKinds } from "@tomoru/contract/company/sign-up";
import { TextField } from "@tomoru/ui/forms/input-fields";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { SignUpForm } from "@tomoru/web-auth/sign-up/sign-up-form.tsx";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import { useSignUpForm } from "../use-sign-up-form.ts";

export function CompanySignUpForm() {
  const { auth, companySignUp } = useWords();
  const form = useSignUpForm();
  const kinds = companyKinds.map((value) => {
    const { label, note } = companySignUp.kinds[value];
    return { value, label, description: note };
  });
  return (
    <SignUpForm
      accounts={accounts}
      form={form}
      email={form.text("email")}
      password={form.password("password")}
      terms={form.checkbox("terms")}
    >
      <TextField
        {...form.text("companyName")}
        hint={companySignUp.companyNameHint}
        autoComplete="organization"
        spellCheck={false}
      />
      <RadioPanels {...form.select("kind")} options={kinds} />
      <TextField
        {...form.text("fullName")}
        hint={auth.signUp.fullNameHint}
        autoComplete="name"
        spellCheck={false}
      />
    </SignUpForm>
  );
}

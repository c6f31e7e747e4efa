import { TextField } from "@tomoru/ui/forms/input-fields";
import { SignUpForm } from "@tomoru/web-auth/sign-up/sign-up-form.tsx";
import { useWords } from "../../../shared/site.ts";
import { accounts } from "../accounts.view.ts";
import { useSignUpForm } from "../use-sign-up-form.ts";

export function CreatorSignUp() {
  const { signUp } = useWords().auth;
  const form = useSignUpForm();
  return (
    <SignUpForm
      accounts={accounts}
      form={form}
      email={form.text("email")}
      password={form.password("password")}
      terms={form.checkbox("terms")}
    >
      <TextField
        {...form.text("fullName")}
        hint={signUp.fullNameHint}
        autoComplete="name"
        spellCheck={false}
      />
    </SignUpForm>
  );
}

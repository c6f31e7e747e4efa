import { EmailField, TextField } from "@tomoru/ui/forms/input-fields";
import type { TextProps } from "@tomoru/web/forms/use-form.ts";

type ContactFieldsProps = { name: TextProps; email: TextProps; emailHint?: string };

/** Who writes, and where the answer goes. */
export function ContactFields({ name, email, emailHint }: ContactFieldsProps) {
  return (
    <>
      <TextField {...name} autoComplete="name" spellCheck={false} />
      <EmailField {...email} hint={emailHint} />
    </>
  );
}

import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { useWords } from "../../../shared/site.ts";
import type { useCancellation } from "../use-cancellation.ts";

type ContactFieldsProps = {
  form: ReturnType<typeof useCancellation>;
  errorOf: (field: string) => string | undefined;
};

/** Who is leaving, filled in from the account. */
export function ContactFields({ form, errorOf }: ContactFieldsProps) {
  const { forms, membership } = useWords();
  const { cancellation } = membership;
  const required = { kind: "required", word: forms.required } as const;
  return (
    <>
      <Field label={cancellation.name} tag={required} id="name" error={errorOf("name")}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="name"
            spellCheck={false}
            value={form.values.name}
            onChange={(event) => form.set("name", event.target.value)}
          />
        )}
      </Field>
      <Field label={cancellation.email} tag={required} id="email" error={errorOf("email")}>
        {(control) => (
          <EmailInput
            {...control}
            value={form.values.email}
            onChange={(event) => form.set("email", event.target.value)}
          />
        )}
      </Field>
      <Field
        label={cancellation.phone}
        tag={{ kind: "optional", word: forms.optional }}
        hint={cancellation.phoneHint}
        id="phone"
        error={errorOf("phone")}
      >
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            autoComplete="tel"
            value={form.values.phone}
            onChange={(event) => form.set("phone", event.target.value)}
          />
        )}
      </Field>
    </>
  );
}

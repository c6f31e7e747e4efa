import { CurrentPassword } from "@tomoru/contract/fields";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { z } from "zod/mini";

const Confirmation = z.object({ password: CurrentPassword });

type PasswordFormOptions = {
  label: string;
  /** Said at the field of a password that is not the right one. */
  wrong: string;
  send: (password: string) => Promise<void>;
};

const wrongPassword = new Set(["passwordNotMatched", "passwordInvalid"]);

/** Whoever does what cannot be undone says their password once more. */
export function usePasswordForm({ label, wrong, send }: PasswordFormOptions) {
  return useForm({
    schema: Confirmation,
    initial: { password: "" },
    tagged: false,
    labels: { password: label },
    textOf: ({ refusal }) => (wrongPassword.has(refusal) ? wrong : undefined),
    place: ({ refusal }) =>
      refusal === "passwordNotMatched" || refusal === "signInLocked" ? [{ field: "password", refusal }] : [],
    send: ({ password }) => send(password),
  });
}

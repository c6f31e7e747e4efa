import { Inquiry } from "@tomoru/contract/membership";
import { useState } from "react";
import { useForm } from "../../shared/forms/use-form.ts";
import { inquire } from "./membership.queries.ts";

/** The inquiry form; `sent` until something new is written. */
export function useInquiry() {
  const [sent, setSent] = useState(false);
  const form = useForm({
    schema: Inquiry,
    initial: { subject: "", message: "" },
    send: async (entries) => {
      await inquire(entries);
      setSent(true);
      form.set("subject", "");
      form.set("message", "");
    },
  });
  return {
    ...form,
    sent,
    set: (field: keyof typeof form.values, value: string) => {
      setSent(false);
      form.set(field, value);
    },
  };
}

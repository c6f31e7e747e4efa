import { OpenInquiry } from "@tomoru/contract/influencer/membership";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { inquire, inquireOpenly } from "./membership.queries.ts";
import { SignedInInquiry } from "./membership.view.ts";

/** The inquiry form; `sent` until something new is written. Name and e-mail stay for the next one. */
export function useInquiry({ isSignedIn }: { isSignedIn: boolean }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    schema: isSignedIn ? SignedInInquiry : OpenInquiry,
    initial: { name: "", email: "", subject: "", message: "" },
    send: async ({ name, email, subject, message }) => {
      if (isSignedIn) await inquire({ subject, message });
      else await inquireOpenly({ name, email, subject, message });
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

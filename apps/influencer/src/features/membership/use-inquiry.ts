import { OpenInquiry } from "@tomoru/contract/influencer/membership";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { inquire, inquireOpenly } from "./membership.queries.ts";
import { SignedInInquiry } from "./membership.view.ts";

/** The inquiry form; `sent` until something new is written. Name and e-mail stay for the next one. */
export function useInquiry({ isSignedIn }: { isSignedIn: boolean }) {
  const { inquiry } = useWords().membership;
  const [sent, setSent] = useState(false);
  const form = useForm({
    schema: isSignedIn ? SignedInInquiry : OpenInquiry,
    initial: { name: "", email: "", subject: "", message: "" },
    labels: {
      name: inquiry.name,
      email: inquiry.email,
      subject: inquiry.subject,
      message: inquiry.message,
    },
    send: async ({ name, email, subject, message }) => {
      if (isSignedIn) await inquire({ subject, message });
      else await inquireOpenly({ name, email, subject, message });
      setSent(true);
      form.set("subject", "");
      form.set("message", "");
    },
  });
  return { ...form, sent, writeAnother: () => setSent(false) };
}

import { OpenInquiry } from "@tomoru/contract/influencer/membership";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { inquire, inquireOpenly } from "./membership.queries.ts";
import { SignedInInquiry } from "./membership.view.ts";

type Sent = { readonly inquiryId: string; readonly email: string };

/**
 * The inquiry form; `sent`, with where the answer goes, until something new is written. Name and e-mail stay for the next one.
 * `ownEmail` of somebody who is signed in.
 */
export function useInquiry({ ownEmail }: { ownEmail: string | null }) {
  const { inquiry } = useWords().membership;
  const [sent, setSent] = useState<Sent | null>(null);
  const form = useForm({
    schema: ownEmail === null ? OpenInquiry : SignedInInquiry,
    initial: { name: "", email: "", subject: "", message: "" },
    labels: {
      name: inquiry.name,
      email: inquiry.email,
      subject: inquiry.subject,
      message: inquiry.message,
    },
    send: async ({ name, email, subject, message }) => {
      const inquiryId =
        ownEmail === null
          ? await inquireOpenly({ name, email, subject, message })
          : await inquire({ subject, message });
      setSent({ inquiryId, email: ownEmail ?? email });
      form.set("subject", "");
      form.set("message", "");
    },
  });
  return { ...form, sent, writeAnother: () => setSent(null) };
}

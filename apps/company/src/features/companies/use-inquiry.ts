import { CompanyInquiry } from "@tomoru/contract/company/company-inquiries";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { useWords } from "../../shared/site.ts";
import { inquire } from "./companies.queries.ts";

type Entries = Parameters<typeof inquire>[0];

/** `dueOn` is the day by which the last inquiry is answered; null while a new one is written. */
export function useInquiry() {
  const { inquiry: say } = useWords().companies;
  const [dueOn, setDueOn] = useState<string | null>(null);
  const form = useForm({
    schema: CompanyInquiry,
    // No topic is chosen yet, which the schema refuses as empty.
    initial: { topic: "" as Entries["topic"], subject: "", message: "" },
    labels: { topic: say.topic, subject: say.subject, message: say.message },
    textOf: ({ field, refusal }) => {
      if (field === "topic") return refusal === "noAccess" ? say.notInPlan : say.topicMissing;
      return undefined;
    },
    place: ({ refusal }) => (refusal === "noAccess" ? [{ field: "topic", refusal }] : []),
    send: async (entries) => {
      setDueOn(await inquire(entries));
      form.set("subject", "");
      form.set("message", "");
    },
  });
  return { ...form, dueOn, writeAnother: () => setDueOn(null) };
}

import { FullName } from "@tomoru/contract/fields";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { useState } from "react";
import { z } from "zod/mini";
import { useWords } from "../../shared/site.ts";
import { useSaveProfile } from "./settings.queries.ts";

const Name = z.object({ fullName: FullName });

export function useNameForm(fullName: string) {
  const { profile: say } = useWords().settings;
  const save = useSaveProfile();
  const [isSaved, setSaved] = useState(false);
  const form = useForm({
    schema: Name,
    initial: { fullName },
    labels: { fullName: say.name },
    tagged: false,
    send: async (entries) => {
      await save(entries);
      setSaved(true);
    },
  });
  return { ...form, isSaved, writeAnother: () => setSaved(false) };
}

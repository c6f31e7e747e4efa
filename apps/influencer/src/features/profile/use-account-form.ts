import type { FieldFault } from "@tomoru/contract/faults";
import { AccountForm } from "@tomoru/contract/influencer/account";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { useState } from "react";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../shared/site.ts";
import { accountFaultText, entriesOf } from "./account.view.ts";
import { birthPartsOf } from "./birth-date.view.ts";
import { useSaveAccount } from "./profile.queries.ts";

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** The entries of the account page, its faults in words, and whether anything is unsaved. */
export function useAccountForm(profile: Profile) {
  const words = useWords();
  const save = useSaveAccount();
  const [initial] = useState(() => entriesOf(profile));
  const [birth, setBirth] = useState(() => birthPartsOf(initial.dob));
  const [saved, setSaved] = useState(false);
  const form = useForm({
    schema: AccountForm,
    initial,
    send: async (account) => {
      await save(account);
      setSaved(true);
      leaveFlashMessage(({ account: { saved: text } }) => text);
      navigate(paths.home);
    },
  });
  const textOf = (fault: FieldFault) =>
    accountFaultText({ fault, bio: form.values.bio ?? "", birth, today: new Date(), words });
  return {
    ...form,
    textOf,
    errorOf: (field: keyof AccountForm) =>
      form.faults.filter((fault) => fault.field === field).map(textOf)[0],
    setBirth,
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
  };
}

import { AccountForm } from "@tomoru/contract/influencer/account";
import type { Profile } from "@tomoru/contract/influencer/profile";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { serverNow } from "@tomoru/web/time/server-clock.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useWords } from "../../shared/site.ts";
import { accountFaultText, entriesOf } from "./account.view.ts";
import { birthPartsOf } from "./birth-date.view.ts";
import { useSaveAccount } from "./profile.queries.ts";

export type AccountFormState = ReturnType<typeof useAccountForm>;

/** The entries of the account page, its faults in words, and whether anything is unsaved. */
export function useAccountForm(profile: Profile) {
  const navigate = useNavigate();
  const words = useWords();
  const { account } = words;
  const save = useSaveAccount();
  const [initial] = useState(() => entriesOf(profile));
  const [birth, setBirth] = useState(() => birthPartsOf(initial.dob));
  const [saved, setSaved] = useState(false);
  // Not before the page knows that nothing is unsaved any more.
  useEffect(() => {
    if (saved) void navigate(paths.home);
  }, [saved, navigate]);
  const form = useForm({
    schema: AccountForm,
    initial,
    blank: { country: null, gender: null },
    labels: {
      fullName: account.fullName,
      dob: account.birth.label,
      creatorName: account.creatorName,
      category: account.category.label,
      bio: account.bio,
      country: account.country,
      gender: account.gender.label,
      notification: account.notify,
    },
    textOf: (fault, { bio }) => accountFaultText({ fault, bio: bio ?? "", birth, today: serverNow(), words }),
    send: async (entries) => {
      await save(entries);
      setSaved(true);
      leaveFlashMessage(({ account: { saved: text } }) => text);
    },
  });
  return {
    ...form,
    setBirth,
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
  };
}

import { BankInfo } from "@tomoru/contract/bank";
import type { FieldFault } from "@tomoru/contract/faults";
import { pages } from "@tomoru/contract/pages";
import { afterFrame } from "@tomoru/ui/after-frame";
import { useState } from "react";
import { useForm } from "../../shared/forms/use-form.ts";
import { useWords } from "../../shared/i18n/language.store.ts";
import { leaveNotice } from "../../shared/page/notice.store.ts";
import { navigate } from "../../shared/router/history.ts";
import { useSession } from "../../shared/session/session.store.ts";
import { useBanks, useBranches, useSaveBankInfo } from "./bank.queries.ts";
import { bankFaultText, entriesOf, fieldsLeft } from "./bank.view.ts";
import { entryNamed } from "./bank-search.view.ts";

export type BankFormState = ReturnType<typeof useBankForm>;

/** The entries of the bank page, their faults in words, and the lists they may be chosen from. */
export function useBankForm(info: BankInfo | null) {
  const words = useWords();
  const save = useSaveBankInfo();
  const { currentUser } = useSession();
  const [initial] = useState(() => entriesOf(info, currentUser?.fullName ?? ""));
  const [listsWanted, setListsWanted] = useState(false);
  const [saved, setSaved] = useState(false);
  const form = useForm({
    schema: BankInfo,
    initial,
    send: async (entries) => {
      await save(entries);
      setSaved(true);
      leaveNotice(({ bank }) => bank.saved);
      navigate(pages.home);
    },
  });
  const banks = useBanks(listsWanted);
  const bank = entryNamed(banks.data, form.values.bankName);
  const branches = useBranches(bank?.code);
  const { accountNumber } = form.values;
  const textOf = (fault: FieldFault) => bankFaultText({ fault, accountNumber, words });
  return {
    ...form,
    textOf,
    errorOf: (field: keyof BankInfo) => form.faults.filter((fault) => fault.field === field).map(textOf)[0],
    left: fieldsLeft(form.values),
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
    banks,
    branches,
    /** The chosen bank, when it is one of the list. */
    bank,
    /** A frame later: the field that asks for them is seen to take the focus first. */
    wantLists: () => afterFrame(() => setListsWanted(true)),
  };
}

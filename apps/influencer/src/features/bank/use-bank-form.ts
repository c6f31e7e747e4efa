import type { FieldFault } from "@tomoru/contract/faults";
import { BankInfo } from "@tomoru/contract/influencer/bank";
import { afterFrame } from "@tomoru/ui/timing/after-frame";
import { useAfterFrame } from "@tomoru/ui/timing/use-after-frame";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import { navigate } from "@tomoru/web/router/history.ts";
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useSession, useWords } from "../../shared/site.ts";
import { useBanks, useBranches, useSaveBankInfo } from "./bank.queries.ts";
import { bankFaultText, completedNumber, entriesOf, fieldsLeft } from "./bank.view.ts";
import { entryNamed } from "./bank-search.view.ts";

export type BankFormState = ReturnType<typeof useBankForm>;

/** Whether two states of the form look the same to who shows these fields; their functions are the same every time. */
export function looksSame(
  { form }: { form: BankFormState },
  other: { form: BankFormState },
  fields: readonly (keyof BankInfo)[],
): boolean {
  return (
    form.bank === other.form.bank &&
    form.zeroAdded === other.form.zeroAdded &&
    fields.every(
      (field) =>
        form.values[field] === other.form.values[field] && form.errorOf(field) === other.form.errorOf(field),
    )
  );
}

/** The entries of the bank page, their faults in words, and the lists they may be chosen from. */
export function useBankForm(info: BankInfo | null) {
  const words = useWords();
  const save = useSaveBankInfo();
  const { currentUser } = useSession();
  const [initial] = useState(() => entriesOf(info, currentUser?.fullName ?? ""));
  const [listsWanted, setListsWanted] = useState(false);
  const [saved, setSaved] = useState(false);
  const [zeroAdded, setZeroAdded] = useState(false);
  const form = useForm({
    schema: BankInfo,
    initial,
    send: async (entries) => {
      await save(entries);
      setSaved(true);
      leaveFlashMessage(({ bank }) => bank.saved);
      navigate(paths.home);
    },
  });
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  /** The same functions every time: what they are handed to need not be drawn anew. */
  const [hands] = useState<Pick<typeof form, "set" | "touch"> & { wantLists: () => void }>(() => ({
    set: (field, value) => latest.current.set(field, value),
    touch: (field, value) => latest.current.touch(field, value),
    // A frame later: the field that asks for them is seen to take the focus first.
    wantLists: () => afterFrame(() => setListsWanted(true)),
  }));
  const banks = useBanks(listsWanted);
  // A letter is drawn before it is looked up among more than a thousand banks and the form is counted through.
  const settled = useAfterFrame(form.values);
  const bank = useMemo(() => entryNamed(banks.data, settled.bankName), [banks.data, settled.bankName]);
  const branches = useBranches(bank?.code);
  const { accountNumber } = form.values;
  const left = useMemo(() => fieldsLeft(settled, { listed: bank !== undefined }), [settled, bank]);
  const completeNumber = () => {
    const next = completedNumber(accountNumber, { listed: bank !== undefined });
    form.touch("accountNumber", next.accountNumber);
    if (next.zeroAdded) setZeroAdded(true);
  };
  const textOf = (fault: FieldFault) => bankFaultText({ fault, accountNumber, words });
  return {
    ...form,
    ...hands,
    enterNumber: (typed: string) => {
      setZeroAdded(false);
      hands.set("accountNumber", typed);
    },
    completeNumber,
    /** A zero was put in front of the number as it was typed. */
    zeroAdded,
    submit: (event: FormEvent) => {
      completeNumber();
      form.submit(event);
    },
    textOf,
    errorOf: (field: keyof BankInfo) => form.faults.filter((fault) => fault.field === field).map(textOf)[0],
    left,
    /** The entries as they were when the last frame was drawn. */
    settled,
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
    banks,
    branches,
    /** The chosen bank, when it is one of the list. */
    bank,
  };
}

import { type BankFault, bankFaults } from "@tomoru/contract/deals/payout-states";
import type { BankInfo } from "@tomoru/contract/influencer/bank";
import type { BankPayout } from "@tomoru/contract/influencer/bank-payout";
import { useForm } from "@tomoru/web/forms/use-form.ts";
import {
  type FormEvent,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { leaveFlashMessage, useSession, useWords } from "../../shared/site.ts";
import { useBankPayout, useBanks, useBranches, useSaveBankInfo } from "./bank.queries.ts";
import {
  bankFaultText,
  completedNumber,
  entriesOf,
  entriesSchema,
  fieldsLeft,
  unpayableFields,
  unusableFields,
  unusableText,
} from "./bank.view.ts";
import { entryNamed } from "./bank-search.view.ts";

export type BankFormState = ReturnType<typeof useBankForm>;

/** Whether two states of the form look the same for these fields; the form's functions never change. */
export function looksSame(
  { form }: { form: BankFormState },
  other: { form: BankFormState },
  fields: readonly (keyof BankInfo)[],
): boolean {
  return (
    form.words === other.form.words &&
    form.bank === other.form.bank &&
    form.zeroAdded === other.form.zeroAdded &&
    fields.every(
      (field) =>
        form.values[field] === other.form.values[field] &&
        form.errorOf(field) === other.form.errorOf(field) &&
        form.isUnpayable(field) === other.form.isUnpayable(field),
    )
  );
}

/** Whether the focus moves to the submit button. */
export function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}

/** The entries of the bank page, the texts of their faults, and the lists to choose from. */
export function useBankForm(info: BankInfo | null) {
  const navigate = useNavigate();
  const words = useWords();
  const save = useSaveBankInfo();
  const { currentUser } = useSession();
  const [{ initial, schema }] = useState(() => ({
    initial: entriesOf(info, currentUser?.fullName ?? ""),
    schema: entriesSchema(info),
  }));
  const { data: payout } = useBankPayout();
  const [listsWanted, setListsWanted] = useState(false);
  const [saved, setSaved] = useState(false);
  // Only after rendering, when the page knows that nothing is unsaved.
  useEffect(() => {
    if (saved) void navigate(paths.home);
  }, [saved, navigate]);
  // True for a registered number too: it is shown as it was entered, and stored with its zero.
  const [zeroAdded, setZeroAdded] = useState(info !== null && info.accountNumber !== initial.accountNumber);
  const form = useForm({
    schema,
    initial,
    labels: {
      fullName: words.bank.fullName,
      bankName: words.bank.bankName,
      branchName: words.bank.branchName,
      accountType: words.bank.accountType,
      accountNumber: words.bank.accountNumber,
      accountName: words.bank.accountName,
    },
    textOf: (fault, { accountNumber: number }) => bankFaultText({ fault, accountNumber: number, words }),
    send: async (entries) => {
      const isUnpaid = standingOf(form.values) === "unpaid";
      await save(entries);
      setSaved(true);
      leaveFlashMessage(({ bank }) => (isUnpaid ? bank.savedUnpaid : bank.saved));
    },
  });
  // A transition, so that the field that asks for the lists shows its focus first.
  const wantLists = useCallback(() => startTransition(() => setListsWanted(true)), []);
  const banks = useBanks(listsWanted);
  // Deferred: a typed letter is rendered before a thousand banks are searched and the form is checked for it.
  const settled = useDeferredValue(form.values);
  const bank = useMemo(() => entryNamed(banks.data, settled.bankName), [banks.data, settled.bankName]);
  const branches = useBranches(bank?.code);
  const { accountNumber } = form.values;
  const left = useMemo(
    () => fieldsLeft(settled, { listed: bank !== undefined, schema }),
    [settled, bank, schema],
  );
  const unusable = useMemo(() => (payout ? unusableFields(payout, words) : []), [payout, words]);
  const lists = { banks: banks.data, branches: bank && branches.data };
  const unpayable = unpayableFields(settled, lists);
  /** What saving the entries would mean: no transfer can use them, or the last transfer to them came back. */
  const standingOf = (entries: BankInfo): "unpaid" | "refused" | "ready" => {
    const isSaid = (part: Pick<BankPayout, "faults" | "refusedFor">) =>
      bankFaults.some((field) =>
        unusableText(field, { unusable: unusableFields(part, words), entries, initial }),
      );
    const { faults = [], refusedFor = null } = payout ?? {};
    if (unpayableFields(entries, lists).length > 0 || isSaid({ faults, refusedFor: null })) return "unpaid";
    return isSaid({ faults: [], refusedFor }) ? "refused" : "ready";
  };
  /** The fault of an entry, or why no transfer can use it as it is registered. */
  const errorOf = (field: keyof BankInfo) =>
    form.errorOf(field) ?? unusableText(field, { unusable, entries: form.values, initial });
  const completeNumber = () => {
    if (accountNumber === initial.accountNumber) return form.touch("accountNumber");
    const next = completedNumber(accountNumber, { listed: bank !== undefined });
    form.touch("accountNumber", next.accountNumber);
    if (next.zeroAdded) setZeroAdded(true);
  };
  return {
    ...form,
    errorOf,
    text: <K extends Parameters<typeof form.text>[0]>(field: K) => ({
      ...form.text(field),
      error: errorOf(field),
    }),
    select: <K extends keyof BankInfo>(field: K) => ({ ...form.select(field), error: errorOf(field) }),
    /** The words of its labels, so that `looksSame` notices another language. */
    words,
    wantLists,
    enterNumber: (typed: string) => {
      setZeroAdded(false);
      form.set("accountNumber", typed);
    },
    completeNumber,
    /** A zero was put in front of the number as it was typed. */
    zeroAdded,
    submit: (event: FormEvent) => {
      completeNumber();
      form.submit(event);
    },
    left,
    standing: standingOf(settled),
    /** Whether the entry could be saved although no transfer can use it. */
    isUnpayable: (field: keyof BankInfo) => unpayable.includes(field as BankFault),
    /** The entries that were looked up last. */
    settled,
    unsaved: !saved && JSON.stringify(form.values) !== JSON.stringify(initial),
    banks,
    branches,
    /** The chosen bank, when it is one of the list. */
    bank,
  };
}

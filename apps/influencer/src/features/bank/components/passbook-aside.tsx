import { Passbook, type PassbookEntry, passbookEntries } from "@tomoru/ui/data/passbook";
import { Card } from "@tomoru/ui/layout/card";
import { useSplit } from "@tomoru/web/page/use-split.ts";
import { useEffect, useState } from "react";
import { useWords } from "../../../shared/site.ts";

/** From 1280 px: where each entry stands in a passbook. The one that has the focus is marked. */
export function PassbookAside() {
  const active = useFocusedEntry();
  if (!useSplit()) return null;
  return (
    <Card as="aside">
      <MarkedPassbook active={active} />
    </Card>
  );
}

export function MarkedPassbook({ active }: { active: PassbookEntry | undefined }) {
  const { bank } = useWords();
  const { passbook } = bank;
  const legend = Object.fromEntries(
    passbookEntries.map((entry) => [entry, { name: bank[entry], where: passbook.where[entry] }]),
  ) as Record<PassbookEntry, { name: string; where: string }>;
  return (
    <Passbook
      title={passbook.title}
      sample={passbook.sample}
      branchCode={passbook.branchCode}
      number={passbook.number}
      legend={legend}
      note={passbook.note}
      active={active}
    />
  );
}

/** Listens on the document, so that the form is not rendered when the focus moves in it. */
function useFocusedEntry(): PassbookEntry | undefined {
  const [entry, setEntry] = useState<PassbookEntry>();
  useEffect(() => {
    const focused = ({ target }: FocusEvent) => {
      const field = target instanceof Element ? target.closest(`#${passbookEntries.join(",#")}`) : null;
      setEntry(passbookEntries.find((each) => each === field?.id));
    };
    document.addEventListener("focusin", focused);
    return () => document.removeEventListener("focusin", focused);
  }, []);
  return entry;
}

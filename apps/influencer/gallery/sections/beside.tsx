import { Passbook, type PassbookEntry, passbookEntries } from "@tomoru/ui/data/passbook";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { Specimen } from "../specimen.tsx";

/** What stands beside a form. */
export function Beside() {
  const { bank } = useLanguage().words;
  const { passbook } = bank;
  const [active, setActive] = useState<PassbookEntry>("accountNumber");
  const legend = Object.fromEntries(
    passbookEntries.map((entry) => [entry, { name: bank[entry], where: passbook.where[entry] }]),
  ) as Record<PassbookEntry, { name: string; where: string }>;
  return (
    <Specimen name="Passbook">
      <Segmented
        legend={passbook.title}
        legendHidden
        options={passbookEntries.map((value) => ({ value, label: bank[value] }))}
        value={active}
        onChange={setActive}
      />
      <Passbook
        title={passbook.title}
        sample={passbook.sample}
        branchCode={passbook.branchCode}
        number={passbook.number}
        legend={legend}
        note={passbook.note}
        active={active}
      />
    </Specimen>
  );
}

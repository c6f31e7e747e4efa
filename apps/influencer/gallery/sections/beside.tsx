import { type PassbookEntry, passbookEntries } from "@tomoru/ui/data/passbook";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { useState } from "react";
import { MarkedPassbook } from "../../src/features/bank/components/passbook-aside.tsx";
import { useLanguage } from "../../src/shared/site.ts";
import { Specimen } from "../specimen.tsx";

/** What stands beside a form. */
export function Beside() {
  const { bank } = useLanguage().words;
  const [active, setActive] = useState<PassbookEntry>("accountNumber");
  return (
    <Specimen name="Passbook">
      <Segmented
        legend={bank.passbook.title}
        legendHidden
        options={passbookEntries.map((value) => ({ value, label: bank[value] }))}
        value={active}
        onChange={setActive}
      />
      <MarkedPassbook active={active} />
    </Specimen>
  );
}

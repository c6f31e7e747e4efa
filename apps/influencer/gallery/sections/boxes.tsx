import { CheckBox } from "@tomoru/ui/forms/check-box";
import { RadioPanels } from "@tomoru/ui/forms/radio-panels";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen, States } from "../specimen.tsx";

/** Boxes to tick and panels to choose from. */
export function Boxes() {
  const { words } = useLanguage();
  const say = useSay();
  const { account, bank, codes, forms } = words;
  const [type, setType] = useState<"savings" | "current">("savings");
  const panels = {
    label: bank.accountType,
    layout: "row",
    options: (["savings", "current"] as const).map((value) => ({ value, label: bank.accountTypes[value] })),
    onChange: setType,
  } as const;
  return (
    <>
      <Specimen name="CheckBox">
        <Row>
          <States>
            <CheckBox label={account.notify} />
          </States>
          <Cell label={say.states.chosen}>
            <CheckBox label={account.notify} defaultChecked />
          </Cell>
          <Cell label={say.states.error}>
            <CheckBox label={account.notify} error={codes.termsNotAccepted} />
          </Cell>
          <Cell label={say.states.off}>
            <CheckBox label={account.notify} disabled />
            <CheckBox label={account.notify} disabled defaultChecked />
          </Cell>
        </Row>
      </Specimen>
      <Specimen name="RadioPanels">
        <Row>
          <States wide>
            <RadioPanels {...panels} value={type} />
          </States>
          <Cell label={say.states.error} wide>
            <RadioPanels {...panels} value={null} error={forms.choose(bank.accountType)} />
          </Cell>
        </Row>
      </Specimen>
    </>
  );
}

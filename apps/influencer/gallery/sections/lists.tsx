import { Combobox } from "@tomoru/ui/forms/combobox";
import { DateSelects } from "@tomoru/ui/forms/date-selects";
import { Field } from "@tomoru/ui/forms/field";
import { MultiCombobox } from "@tomoru/ui/forms/multi-combobox";
import { Select } from "@tomoru/ui/forms/select";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen, States } from "../specimen.tsx";

const platforms = ["Instagram", "TikTok", "YouTube"].map((label) => ({ value: label, label }));
const banks = [
  { key: "0001", label: "みずほ銀行", detail: "0001" },
  { key: "0005", label: "三菱UFJ銀行", detail: "0005" },
];

/** One of many, several of many, and a date. */
export function Lists() {
  return (
    <>
      <Selects />
      <Comboboxes />
      <Birthday />
    </>
  );
}

function Selects() {
  const { account, forms, offers } = useLanguage().words;
  const say = useSay();
  const [value, setValue] = useState("");
  const select = { options: platforms, placeholder: account.countryPlaceholder, onChange: setValue };
  return (
    <Specimen name="Select">
      <Row>
        <States wide>
          <Field label={offers.rows.platform}>
            {(control) => <Select {...control} {...select} value={value} />}
          </Field>
        </States>
        <Cell label={say.states.filled} wide>
          <Field label={offers.rows.platform}>
            {(control) => (
              <Select {...control} {...select} value="TikTok" clearLabel={account.countryClear} />
            )}
          </Field>
        </Cell>
        <Cell label={say.states.error} wide>
          <Field label={offers.rows.platform} error={forms.choose(offers.rows.platform)}>
            {(control) => <Select {...control} {...select} value="" />}
          </Field>
        </Cell>
        <Cell label={say.states.off} wide>
          <Field label={offers.rows.platform}>
            {(control) => <Select {...control} {...select} value="TikTok" disabled />}
          </Field>
        </Cell>
      </Row>
    </Specimen>
  );
}

function Comboboxes() {
  const { account, bank, common } = useLanguage().words;
  const say = useSay();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(["Instagram", "YouTube"]);
  const items = banks.filter(({ label }) => label.includes(text));
  const states = [
    { label: say.states.rest, items, empty: bank.noMatch },
    { label: say.states.loading, items: [], loading: bank.bankLoading },
    { label: say.states.notFound, items: [], empty: bank.noMatch },
    { label: say.states.off, items, disabled: true },
  ];
  return (
    <Specimen name="Combobox, MultiCombobox, RemovableTags">
      <Row>
        {states.map(({ label, ...state }) => (
          <Cell key={label} label={label} wide>
            <Field label={bank.bankName} hint={bank.bankNameHint}>
              {(control) => (
                <Combobox
                  {...control}
                  {...state}
                  value={text}
                  closeLabel={common.close}
                  onInputChange={setText}
                />
              )}
            </Field>
          </Cell>
        ))}
        <Cell label={say.states.chosen} wide>
          <Field label={account.category.label}>
            {(control) => (
              <MultiCombobox
                {...control}
                options={platforms}
                value={chosen}
                onChange={setChosen}
                placeholder={account.category.placeholder}
                countText={account.category.count(chosen.length)}
                clearAllLabel={account.category.clear}
                removeLabel={account.category.remove}
                empty={account.category.empty}
                sheet={{
                  title: account.category.label,
                  doneLabel: account.category.done,
                  closeLabel: common.close,
                }}
              />
            )}
          </Field>
        </Cell>
      </Row>
    </Specimen>
  );
}

function Birthday() {
  const { words, format } = useLanguage();
  const say = useSay();
  const { birth } = words.account;
  const [born, setBorn] = useState("1998-02-14");
  const dates = {
    label: birth.label,
    onChange: setBorn,
    years: [1997, 1998, 1999].map((year) => ({ value: String(year), label: format.year(year) })),
    months: [1, 2, 3].map((month) => ({ value: String(month), label: format.monthShort(`1998-${month}`) })),
    dayLabel: birth.dayOption,
    labels: { year: birth.year, month: birth.month, day: birth.day },
    dayCleared: birth.dayCleared,
  };
  return (
    <Specimen name="DateSelects">
      <Row>
        <Cell label={say.states.filled} wide>
          <DateSelects {...dates} value={born} />
        </Cell>
        <Cell label={say.states.error} wide>
          <DateSelects {...dates} value="" error={words.forms.choose(birth.label)} />
        </Cell>
      </Row>
    </Specimen>
  );
}

import { EmailInput } from "@tomoru/ui/forms/email-input";
import { Field, type FieldControl } from "@tomoru/ui/forms/field";
import { ReadOnlyField } from "@tomoru/ui/forms/read-only-field";
import { TextArea } from "@tomoru/ui/forms/text-area";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Group, Row, Specimen, States } from "../specimen.tsx";
import { Boxes } from "./boxes.tsx";
import { Lists } from "./lists.tsx";
import { Secrets } from "./secrets.tsx";

export function Entries() {
  return (
    <Group id="entries">
      <TextInputs />
      <LongText />
      <Secrets />
      <Lists />
      <Boxes />
    </Group>
  );
}

function TextInputs() {
  const { words } = useLanguage();
  const say = useSay();
  const { account, forms } = words;
  const required = { kind: "required", word: forms.required } as const;
  const optional = { kind: "optional", word: forms.optional } as const;
  const input = (control: FieldControl) => (
    <TextInput {...control} autoComplete="name" defaultValue={say.samples.person} />
  );
  return (
    <Specimen name="Field, TextInput, EmailInput, ReadOnlyField">
      <Row>
        <States wide>
          <Field label={account.fullName} tag={required} hint={account.fullNameHint}>
            {input}
          </Field>
        </States>
        <Cell label={say.states.error} wide>
          <Field label={account.fullName} tag={required} error={forms.enter(account.fullName)}>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </Field>
        </Cell>
        <Cell label={`${say.states.error} · ${say.states.focus}`} forced="focus" wide>
          <Field label={account.email} tag={optional} error={forms.emailInvalid}>
            {(control) => <EmailInput {...control} defaultValue="hanako@" />}
          </Field>
        </Cell>
        <Cell label={say.states.readOnly} wide>
          <Field label={account.fullName} hint={say.off}>
            {(control) => <TextInput {...control} readOnly value={say.samples.person} />}
          </Field>
        </Cell>
        <Cell label={say.states.off} wide>
          <Field label={account.fullName}>
            {(control) => <TextInput {...control} disabled value={say.samples.person} />}
          </Field>
        </Cell>
        <Cell label="ReadOnlyField" wide>
          <ReadOnlyField label={account.email} hint={say.off}>
            hanako@example.jp
          </ReadOnlyField>
        </Cell>
      </Row>
    </Specimen>
  );
}

function LongText() {
  const { account } = useLanguage().words;
  const say = useSay();
  return (
    <Specimen name="TextArea">
      <Row>
        <Cell label={say.states.rest} wide>
          <Bio max={150} label={account.bio} />
        </Cell>
        <Cell label={say.states.error} wide>
          <Bio max={20} label={account.bio} />
        </Cell>
      </Row>
    </Specimen>
  );
}

function Bio({ max, label }: { max: number; label: string }) {
  const { account, forms } = useLanguage().words;
  const say = useSay();
  const [text, setText] = useState(say.samples.sentence);
  const error = text.length > max ? forms.tooLong(label, max) : undefined;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          {...control}
          value={text}
          onChange={(event) => setText(event.target.value)}
          counter={{ count: text.length, max, status: account.bioCount(text.length, max) }}
        />
      )}
    </Field>
  );
}

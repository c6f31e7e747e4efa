import { Checklist } from "@tomoru/ui/forms/checklist";
import { Field } from "@tomoru/ui/forms/field";
import { OtpInput } from "@tomoru/ui/forms/otp-input";
import { PasswordInput } from "@tomoru/ui/forms/password-input";
import { passwordChecklist } from "@tomoru/web-auth/passwords/new-password.ts";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Row, Specimen, States } from "../specimen.tsx";

/** Passwords and codes. */
export function Secrets() {
  const { words } = useLanguage();
  const say = useSay();
  const { auth, codes } = words;
  const [code, setCode] = useState("");
  return (
    <>
      <Specimen name="PasswordInput, Checklist">
        <Row>
          <Cell label={say.states.rest} wide>
            <Password value="tomoru" />
          </Cell>
          <Cell label={say.states.error} wide>
            <Password value="tomoru" wrong />
          </Cell>
          <Cell label={say.states.filled} wide>
            <Password value="Tomoru-2026" />
          </Cell>
        </Row>
      </Specimen>
      <Specimen name="OtpInput">
        <Row>
          <States wide>
            <Field label={auth.code.label}>
              {(control) => <OtpInput {...control} value={code} onChange={setCode} />}
            </Field>
          </States>
          <Cell label={say.states.filled} wide>
            <Field label={auth.code.label}>
              {(control) => <OtpInput {...control} value="482915" onChange={setCode} />}
            </Field>
          </Cell>
          <Cell label={say.states.error} wide>
            <Field label={auth.code.label} error={codes.otpNotMatched}>
              {(control) => <OtpInput {...control} value="482915" onChange={setCode} />}
            </Field>
          </Cell>
        </Row>
      </Specimen>
    </>
  );
}

function Password({ value: first, wrong = false }: { value: string; wrong?: boolean }) {
  const { auth, forms } = useLanguage().words;
  const [value, setValue] = useState(first);
  const items = passwordChecklist(value, auth.signUp.rules);
  const met = items.filter((item) => item.met).length;
  return (
    <Field label={auth.password} error={wrong ? forms.passwordRules : undefined}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            autoComplete="new-password"
            showLabel={forms.showPassword}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <Checklist
            items={items}
            metWord={auth.signUp.met}
            summary={auth.signUp.metCount(met, items.length)}
            showMissing={wrong}
          />
        </>
      )}
    </Field>
  );
}

import { Button } from "@tomoru/ui/actions/button";
import { Banner } from "@tomoru/ui/feedback/banner";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { ErrorSummary } from "@tomoru/ui/forms/error-summary";
import { Field } from "@tomoru/ui/forms/field";
import { TextInput } from "@tomoru/ui/forms/text-input";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Cell, Group, Row, Specimen } from "../specimen.tsx";
import { Dialogs } from "./dialogs.tsx";

const tones = ["success", "info", "error"] as const;

export function Messages() {
  const { words } = useLanguage();
  const say = useSay();
  const { account, common, forms, offers } = words;
  const told = { success: account.saved, info: say.samples.sentence, error: common.loadFailed };
  return (
    <Group id="messages">
      <Specimen name="Banner">
        {tones.map((tone) => (
          <Banner key={tone} tone={tone}>
            {told[tone]}
          </Banner>
        ))}
      </Specimen>
      <Specimen name="InlineMessage">
        {tones.map((tone) => (
          <InlineMessage key={tone} tone={tone}>
            {told[tone]}
          </InlineMessage>
        ))}
        <InlineMessage tone="warning">{words.bank.notKana}</InlineMessage>
        <InlineMessage
          tone="error"
          title={offers.loadFailed}
          action={
            <Button variant="secondary" size="dense">
              {common.retry}
            </Button>
          }
        >
          {forms.entriesKept}
        </InlineMessage>
      </Specimen>
      <Summary />
      <Dialogs />
    </Group>
  );
}

function Summary() {
  const { account, forms } = useLanguage().words;
  const say = useSay();
  const [attempt, setAttempt] = useState(0);
  const error = attempt > 0 ? forms.enter(account.fullName) : undefined;
  return (
    <Specimen name="ErrorSummary">
      {error ? (
        <ErrorSummary
          attempt={attempt}
          title={forms.summary(1)}
          items={[{ fieldId: "gallery-name", text: error }]}
        />
      ) : null}
      <Row>
        <Cell label={error ? say.states.error : say.states.rest} wide>
          <Field id="gallery-name" label={account.fullName} error={error}>
            {(control) => <TextInput {...control} autoComplete="name" />}
          </Field>
        </Cell>
      </Row>
      <Row>
        <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
          {account.save}
        </Button>
        {error ? (
          <Button variant="text" onClick={() => setAttempt(0)}>
            {say.hide}
          </Button>
        ) : null}
      </Row>
    </Specimen>
  );
}

import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { CheckBox } from "@tomoru/ui/forms/check-box";
import { failureText } from "@tomoru/web/alert/failure-alert.ts";
import type { CallFailure } from "@tomoru/web/api/failure.ts";
import { useState } from "react";
import { useWords } from "../../../shared/site.ts";
import { useDiscovery, useSetDiscovery } from "../social.queries.ts";
import { CompanyPreview } from "./company-preview.tsx";
import styles from "./social-section.module.css";

/** Whether companies find the linked accounts. It holds from the moment that the server has it. */
export function DiscoverySwitch() {
  const words = useWords();
  const { discovery } = words.social;
  const { data } = useDiscovery();
  const save = useSetDiscovery();
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [refusals, setRefusals] = useState(0);
  if (!data) return <div className={styles.switch} />;
  const change = (isDiscoverable: boolean) => {
    setFailure(null);
    save(isDiscoverable).catch((reason: CallFailure) => {
      setFailure(reason);
      setRefusals((before) => before + 1);
    });
  };
  const isFound = data.isDiscoverable && data.reason === null;
  return (
    <div className={styles.switch}>
      <CheckBox
        // Remounts the switch after a failure, so that it does not show an unsaved state.
        key={refusals}
        label={discovery.label}
        hint={data.reason ? discovery.reasons[data.reason] : discovery.hint}
        checked={data.isDiscoverable}
        onChange={change}
      />
      {data.preview && data.isDiscoverable && data.reason !== "under18" ? (
        <CompanyPreview preview={data.preview} />
      ) : null}
      {isFound && !data.preview ? <p className={styles.lead}>{discovery.unread}</p> : null}
      {failure ? <InlineMessage tone="error">{failureText(failure, words)}</InlineMessage> : null}
    </div>
  );
}

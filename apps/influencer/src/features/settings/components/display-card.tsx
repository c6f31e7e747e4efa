import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { DisplayChoices } from "@tomoru/web/page/display-choices.tsx";
import { useWords } from "../../../shared/site.ts";
import styles from "./settings.module.css";

export function DisplayCard() {
  const { settings } = useWords();
  return (
    <Card as="section" className={styles.display} aria-labelledby="display">
      <h2 id="display">
        <Phrases>{settings.display.title}</Phrases>
      </h2>
      <DisplayChoices />
    </Card>
  );
}

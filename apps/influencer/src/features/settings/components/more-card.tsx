import { Card } from "@tomoru/ui/layout/card";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { useWords } from "../../../shared/site.ts";
import { rowsTo } from "./rows-to.tsx";
import styles from "./settings.module.css";

/** The footer's links in the footer's order, and the way to leave. */
export function MoreCard() {
  const { settings, shell } = useWords();
  return (
    <Card as="section" padding="none" aria-labelledby="more">
      <h2 id="more" className={styles.head}>
        {settings.more.title}
      </h2>
      <LinkRows
        rows={rowsTo([
          { page: "terms", label: shell.terms },
          { page: "privacyPolicy", label: shell.privacyPolicy },
          { page: "inquiry", label: shell.inquiry },
          { page: "cancellation", label: settings.more.leave },
        ])}
      />
    </Card>
  );
}

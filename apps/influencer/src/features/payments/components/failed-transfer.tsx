import { ButtonLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { Phrases } from "@tomoru/ui/text/phrases";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import type { PaymentSummary } from "../payments.view.ts";
import styles from "./failed-transfer.module.css";

/** What could not be transferred stands above all else: nobody but the creator can set the bank details right. Then it is ours. */
export function FailedTransfer({ failed }: { failed: NonNullable<PaymentSummary["failed"]> }) {
  const { words, format } = useLanguage();
  const { title, text, check, answered } = words.home.failed;
  const yen = format.yen(failed.yen);
  if (failed.bankSavedSince) {
    return (
      <InlineMessage tone="info" title={answered.title(yen)}>
        {answered.text}
      </InlineMessage>
    );
  }
  return (
    <section className={styles.card} aria-labelledby="failed">
      <h2 id="failed" className={styles.title}>
        <TriangleAlert size={20} aria-hidden="true" />
        <span>
          <Phrases>{title(yen)}</Phrases>
        </span>
      </h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink variant="primary" className={styles.action} render={<Link to={paths.bankAccount} />}>
        {check}
      </ButtonLink>
    </section>
  );
}

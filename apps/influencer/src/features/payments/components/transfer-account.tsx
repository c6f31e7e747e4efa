import { TextLink } from "@tomoru/ui/actions/button";
import { Card } from "@tomoru/ui/layout/card";
import { useMoments } from "@tomoru/web/i18n/use-moments.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import type { PaymentSummary } from "../payments.view.ts";
import styles from "./transfer-account.module.css";

/** The account that transfers go to, and from when on if it was just changed. */
export function TransferAccount({ account }: { account: NonNullable<PaymentSummary["account"]> }) {
  const { account: say } = useWords().payments;
  return (
    <Card as="section" className={styles.card} aria-labelledby="transfer-account">
      <div className={styles.head}>
        <h2 id="transfer-account">{say.title}</h2>
        <TextLink render={<Link to={paths.bankAccount} aria-label={say.changeThis} />}>{say.change}</TextLink>
      </div>
      <p className={styles.bank}>{say.of(account.bankName, account.lastDigits)}</p>
      {account.usableFrom ? <Fresh usableFrom={account.usableFrom} /> : null}
    </Card>
  );
}

function Fresh({ usableFrom }: { usableFrom: string }) {
  const { account: say } = useWords().payments;
  const moments = useMoments();
  return <p className={styles.note}>{say.fresh(moments.moment(usableFrom))}</p>;
}

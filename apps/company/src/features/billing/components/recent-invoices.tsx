import { TextLink } from "@tomoru/ui/actions/button";
import { Phrases } from "@tomoru/ui/text/phrases";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { useLastInvoices } from "../billing.queries.ts";
import styles from "./cards.module.css";
import { InvoiceRows } from "./invoice-rows.tsx";

/** The last payments, where there are any. */
export function RecentInvoices() {
  const { cards: say } = useWords().billing;
  const { data } = useLastInvoices({ isOwner: true });
  if (!data || data.docs.length === 0) return null;
  return (
    <section className={styles.column} aria-labelledby="recent">
      <div className={styles.sectionHead}>
        <h2 id="recent">
          <Phrases>{say.recent}</Phrases>
        </h2>
        <TextLink render={<Link to={paths.invoices} />}>{say.all}</TextLink>
      </div>
      <InvoiceRows invoices={data.docs} />
    </section>
  );
}

import { listCharges } from "@tomoru/contract/company/charges";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import type { DealGroup } from "@tomoru/contract/deals/deal-states";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { Link } from "react-router";
import { dealPath, paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { hinderingDeals } from "../closing.view.ts";
import styles from "./close-dialog.module.css";

/** What stands in the way of closing a company: each deal under contract or with money to come, a balance. Null where nothing does. */
export function useHindrances() {
  const { named, others } = hinderingDeals([
    ...useDeals("waiting"),
    ...useDeals("active"),
    ...useDeals("done"),
  ]);
  const charges = useEndpoint(listCharges, { input: { query: { limit: 1 } }, retryAs: "account" }).data;
  const balanceYen = charges?.balanceYen ?? 0;
  return named.length === 0 && balanceYen === 0 ? null : { named, others, balanceYen };
}

type HindrancesProps = { hindrances: NonNullable<ReturnType<typeof useHindrances>> };

/** Said in place of asking for the password, which could only be refused. */
export function CloseHindrances({ hindrances: { named, others, balanceYen } }: HindrancesProps) {
  const { words, format } = useLanguage();
  const { close: say } = words.settings;
  return (
    <InlineMessage tone="warning" standing title={say.before}>
      <ul className={styles.hindrances}>
        {named.map(({ dealId, name, productName }) => (
          <li key={dealId}>
            <TextLink render={<Link to={dealPath(dealId)} />}>{say.deal(name, productName)}</TextLink>
          </li>
        ))}
        {others > 0 ? (
          <li>
            <TextLink render={<Link to={paths.deals} />}>{say.others(others)}</TextLink>
          </li>
        ) : null}
        {balanceYen > 0 ? (
          <li>
            <TextLink render={<Link to={paths.charges} />}>{say.balance(format.yen(balanceYen))}</TextLink>
            {format.dot}
            <TextLink render={<Link to={paths.inquiry} />}>{say.toInquiry}</TextLink>
          </li>
        ) : null}
      </ul>
    </InlineMessage>
  );
}

function useDeals(group: DealGroup) {
  const input = { query: { group, limit: 50 } };
  return useEndpoint(listCompanyDeals, { input, retryAs: "account" }).data?.docs ?? [];
}

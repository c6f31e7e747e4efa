import { listCharges } from "@tomoru/contract/company/charges";
import { listCompanyDeals } from "@tomoru/contract/company/deals";
import { TextLink } from "@tomoru/ui/actions/button";
import { InlineMessage } from "@tomoru/ui/feedback/inline-message";
import { useEndpoint } from "@tomoru/web/api/use-endpoint.ts";
import { Link } from "react-router";
import { paths } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";

/** What may stand in the way of closing a company, before its password is asked for: deals that run, a balance. */
export function CloseHindrances() {
  const { words, format } = useLanguage();
  const { close: say } = words.settings;
  const deals = useEndpoint(listCompanyDeals, { input: { query: { limit: 1 } }, retryAs: "account" }).data;
  const charges = useEndpoint(listCharges, { input: { query: { limit: 1 } }, retryAs: "account" }).data;
  const active = (deals?.counts.active ?? 0) + (deals?.counts.waiting ?? 0);
  const balanceYen = charges?.balanceYen ?? 0;
  if (active === 0 && balanceYen === 0) return null;
  return (
    <InlineMessage tone="warning" standing>
      <p>{say.before}</p>
      <ul>
        {active > 0 ? (
          <li>
            <TextLink render={<Link to={paths.deals} />}>{say.active(active)}</TextLink>
          </li>
        ) : null}
        {balanceYen > 0 ? (
          <li>
            <TextLink render={<Link to={paths.charges} />}>{say.balance(format.yen(balanceYen))}</TextLink>
            {" · "}
            <TextLink render={<Link to={paths.inquiry} />}>{say.toInquiry}</TextLink>
          </li>
        ) : null}
      </ul>
    </InlineMessage>
  );
}

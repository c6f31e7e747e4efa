import type { ChargeRow } from "@tomoru/contract/company/charges";
import { TextLink } from "@tomoru/ui/actions/button";
import { RecordList } from "@tomoru/ui/data/record-list";
import { Tag } from "@tomoru/ui/data/tag";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { CircleCheck, Clock } from "lucide-react";
import { Link } from "react-router";
import { chargePath, dealPath } from "../../../app/paths.ts";
import { useLanguage } from "../../../shared/site.ts";
import { paperOf, stateOf, toneOf } from "../charges.view.ts";

const icons = {
  lamp: <LampDot />,
  primary: <CircleCheck aria-hidden="true" />,
  neutral: <Clock aria-hidden="true" />,
};

/** A month's payments and refunds, each with the way to its receipt. */
export function ChargeRows({ month, rows }: { month: string; rows: readonly ChargeRow[] }) {
  const { words, format } = useLanguage();
  const { list: say, kinds, states } = words.charges;
  const ways = {
    deal: { to: say.toDeal, named: say.openDeal },
    request: { to: say.toRequest, named: say.openRequest },
    receipt: { to: say.toReceipt, named: say.open },
  };
  const row = (charge: ChargeRow) => ({
    key: charge.refundId ?? charge.chargeId,
    date: <time dateTime={charge.on}>{format.monthDay(charge.on)}</time>,
    title: `${kinds[charge.reason ?? "charge"]} · ${charge.productName ?? say.of(charge.creatorName)} · ${charge.creatorName}`,
    amount: format.yen(charge.kind === "charge" ? charge.yen : -charge.yen),
    tag: (
      <Tag tone={toneOf(charge)} icon={icons[toneOf(charge)]}>
        {states[stateOf(charge)]}
      </Tag>
    ),
    action: (
      <TextLink
        render={
          <Link
            to={paperOf(charge) === "deal" ? dealPath(charge.dealId) : chargePath(charge.chargeId)}
            aria-label={ways[paperOf(charge)].named(charge.creatorName)}
          />
        }
      >
        {ways[paperOf(charge)].to}
      </TextLink>
    ),
  });
  return (
    <RecordList
      caption={say.caption}
      headings={{ date: say.date, title: say.content, amount: say.amount, tag: say.status }}
      groups={[{ key: month, title: format.month(month), rows: rows.map(row) }]}
    />
  );
}

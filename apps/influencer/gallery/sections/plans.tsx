import { Button } from "@tomoru/ui/actions/button";
import { PlanTable } from "@tomoru/ui/data/plan-table";
import { Tag } from "@tomoru/ui/data/tag";
import { Check } from "lucide-react";
import { useLanguage } from "../../src/shared/site.ts";
import { useCompanySay } from "../company-words.ts";
import { Specimen } from "../specimen.tsx";

const prices = { free: 0, standard: 10_000, professional: 30_000 };
type Key = keyof typeof prices;
const keys: Key[] = ["free", "standard", "professional"];
const names = { free: "Free", standard: "Standard", professional: "Professional" };

export function Plans() {
  const { format } = useLanguage();
  const { plans: say } = useCompanySay();
  const plans = keys.map((key) => ({
    key,
    name: names[key],
    price: format.yen(prices[key]),
    per: say.per,
    taxed: prices[key] > 0 ? say.taxed(format.yen(prices[key] * 1.1)) : say.nothing,
    lead: say.leads[key],
    own: key === "standard",
    ...(key === "standard"
      ? {
          tag: (
            <Tag tone="primary" icon={<Check aria-hidden="true" />}>
              {say.own}
            </Tag>
          ),
          note: say.next,
        }
      : {
          action: (
            <Button variant={key === "free" ? "secondary" : "primary"} size="dense">
              {say.choose}
            </Button>
          ),
        }),
  }));
  const groups = [
    {
      key: "find",
      title: say.groups.find,
      rows: [
        {
          key: "pages",
          label: say.rows.pages,
          values: { free: say.pages(5), standard: say.pages(50), professional: say.pages(1000) },
        },
        { key: "pr", label: say.rows.pr, values: { free: false, standard: true, professional: true } },
      ],
    },
    {
      key: "pay",
      title: say.groups.pay,
      rows: [
        { key: "fee", label: say.rows.fee, values: { free: "15%", standard: "10%", professional: "5%" } },
      ],
    },
  ];
  return (
    <Specimen name="PlanTable">
      <PlanTable<Key>
        caption={say.caption}
        plans={plans}
        groups={groups}
        words={{ has: say.has, none: say.none }}
        shownFirst="standard"
      />
    </Specimen>
  );
}

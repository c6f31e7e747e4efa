import type { PaymentStatus } from "@tomoru/contract/influencer/payments";
import { Tag } from "@tomoru/ui/data/tag";
import { CircleCheck, Clock3, TriangleAlert } from "lucide-react";
import { useWords } from "../../../shared/site.ts";

/** Pending is blue, not the lamp: nothing is asked of the creator. */
const looks = {
  Paid: { tone: "primary", icon: CircleCheck },
  Pending: { tone: "info", icon: Clock3 },
  Failed: { tone: "danger", icon: TriangleAlert },
} as const;

export function PaymentTag({ status }: { status: PaymentStatus }) {
  const { payments } = useWords();
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {payments.status[status]}
    </Tag>
  );
}

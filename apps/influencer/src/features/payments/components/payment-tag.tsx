import type { PaymentStatus } from "@tomoru/contract/influencer/payments";
import { Tag } from "@tomoru/ui/data/tag";
import { CircleCheck, CirclePause, Clock3, Lock, TriangleAlert } from "lucide-react";
import { useWords } from "../../../shared/site.ts";

/** Pending is blue, not the lamp: nothing is asked of the creator. */
const looks = {
  Paid: { tone: "primary", icon: CircleCheck },
  Pending: { tone: "info", icon: Clock3 },
  Failed: { tone: "danger", icon: TriangleAlert },
  secured: { tone: "neutral", icon: Lock },
  held: { tone: "neutral", icon: CirclePause },
} as const;

/** Besides a payment's own states: money that is only secured, or a transfer that is held for now. */
type Shown = PaymentStatus | "secured" | "held";

export function PaymentTag({ status }: { status: Shown }) {
  const { payments } = useWords();
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {status === "secured" || status === "held" ? payments.coming[status] : payments.status[status]}
    </Tag>
  );
}

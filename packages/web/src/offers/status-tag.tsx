import type { OfferStatus } from "@tomoru/contract/influencer/offers";
import { Tag } from "@tomoru/ui/data/tag";
import { CircleCheck, CircleX, Clock3 } from "lucide-react";
import { useOfferLanguage } from "./use-offer-language.ts";

/** Rejected is grey, not red: it is the creator's own choice. */
const looks = {
  pending: { tone: "lamp", icon: Clock3 },
  approved: { tone: "primary", icon: CircleCheck },
  rejected: { tone: "neutral", icon: CircleX },
} as const;

/** `short` where the page itself says what the status is of. */
export function StatusTag({ status, short = false }: { status: OfferStatus; short?: boolean }) {
  const { offers } = useOfferLanguage().words;
  const { tone, icon: Icon } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {short ? offers.statusShort[status] : offers.status[status]}
    </Tag>
  );
}

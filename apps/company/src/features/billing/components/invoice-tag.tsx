import type { Invoice } from "@tomoru/contract/company/invoices";
import { Tag } from "@tomoru/ui/data/tag";
import { LampDot } from "@tomoru/ui/feedback/lamp-dot";
import { CircleCheck, Undo2 } from "lucide-react";
import { useWords } from "../../../shared/site.ts";

export function InvoiceTag({ status }: Pick<Invoice, "status">) {
  const { invoices } = useWords().billing;
  const looks = {
    open: { tone: "lamp", icon: <LampDot /> },
    paid: { tone: "primary", icon: <CircleCheck aria-hidden="true" /> },
    void: { tone: "neutral", icon: <Undo2 aria-hidden="true" /> },
  } as const;
  return <Tag {...looks[status]}>{invoices.status[status]}</Tag>;
}

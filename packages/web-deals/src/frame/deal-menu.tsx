import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { CalendarClock, Ellipsis, FileText, Mail, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { type Deal, useDealSite } from "../deal-site.tsx";
import { AmendDialog } from "../leaving/amend-dialog.tsx";
import { CancelDialog } from "../leaving/cancel-dialog.tsx";
import { PaperDialog } from "../leaving/paper-dialog.tsx";
import { useDealLanguage } from "../use-deal-language.ts";

type Asked = "cancel" | "amend" | "paper";

/** What is rarely wanted, and never by mistake. */
export function DealMenu({ deal }: { deal: Deal }) {
  const { paths } = useDealSite();
  const { words } = useDealLanguage();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { menu: say } = words.leaving;
  const { can, dealId, versions, contractVersion } = deal;
  const sheet = contractVersion ?? versions.at(-1)?.version;
  const size = { size: 18, "aria-hidden": true } as const;
  const items = [
    ...(sheet
      ? [
          {
            key: "sheet",
            label: say.sheet,
            icon: <FileText {...size} />,
            render: <Link to={paths.sheet({ dealId, version: sheet })} />,
          },
        ]
      : []),
    ...(can.includes("proposeAmendment")
      ? [
          {
            key: "amend",
            label: say.amend,
            icon: <CalendarClock {...size} />,
            onSelect: () => setAsked("amend"),
          },
        ]
      : []),
    ...(can.includes("askPaper")
      ? [{ key: "paper", label: say.paper, icon: <Mail {...size} />, onSelect: () => setAsked("paper") }]
      : []),
    ...(can.includes("cancel") || can.includes("proposeCancel")
      ? [
          {
            key: "cancel",
            label: say.cancel,
            icon: <Undo2 {...size} />,
            isApart: true,
            onSelect: () => setAsked("cancel"),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  const close = () => setAsked(null);
  return (
    <>
      <LateMenu label={words.frame.menu} icon={<Ellipsis size={20} aria-hidden="true" />} items={items} />
      <CancelDialog deal={deal} open={asked === "cancel"} onClose={close} />
      <AmendDialog deal={deal} open={asked === "amend"} onClose={close} />
      <PaperDialog deal={deal} open={asked === "paper"} onClose={close} />
    </>
  );
}

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Menu as Base } from "@base-ui/react/menu";
import { type ReactElement, type ReactNode, useState } from "react";
import type { LinkElement } from "../actions/anchor.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { useAfterFrame } from "../timing/use-after-frame.ts";
import styles from "./menu.module.css";

export type MenuItem = { key: string; label: string; icon?: ReactNode } & (
  | { render: LinkElement; onSelect?: never }
  | { onSelect: () => void; render?: never }
);

type MenuProps = {
  label: string;
  /** Of the button that opens it, unless that is `trigger`. */
  icon?: ReactNode;
  /** A button of the caller's own, which says what it opens. */
  trigger?: ReactElement;
  items: MenuItem[];
  /** Its press came before this code was loaded. */
  startsOpen?: boolean;
};

export function Menu({ label, icon, trigger, items, startsOpen = false }: MenuProps) {
  const [open, setOpen] = useState(startsOpen);
  // If one row has an icon, all leave room for it, so that their texts align.
  const withIcons = items.some((item) => item.icon !== undefined);
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root modal={false} open={useAfterFrame(open)} onOpenChange={setOpen}>
        <Base.Trigger render={trigger ?? <IconButton label={label} icon={icon} />} />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} align="end" sideOffset={6}>
            <Base.Popup className={styles.popup}>
              {items.map((item) => (
                <MenuRow key={item.key} item={item} withIcons={withIcons} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  );
}

function MenuRow({ item, withIcons }: { item: MenuItem; withIcons: boolean }) {
  const content = (
    <>
      {withIcons ? <span className={styles.icon}>{item.icon}</span> : null}
      <span>{item.label}</span>
    </>
  );
  if (item.render) {
    return (
      <Base.LinkItem className={styles.row} render={item.render} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={styles.row} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}

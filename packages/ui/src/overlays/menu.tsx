import { CSPProvider } from "@base-ui/react/csp-provider";
import { Menu as Base } from "@base-ui/react/menu";
import { Fragment, type ReactElement, type ReactNode, useState } from "react";
import type { LinkElement } from "../actions/anchor.tsx";
import { IconButton } from "../actions/icon-button.tsx";
import { useAfterFrame } from "../timing/use-after-frame.ts";
import styles from "./menu.module.css";

export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A second line. */
  detail?: string | undefined;
  /** A line between it and the rows above. */
  isApart?: boolean | undefined;
} & (
  | { render: LinkElement; onSelect?: never; isOff?: never }
  | {
      onSelect: () => void;
      render?: never;
      /** Can be come to, and says in `detail` why it does nothing. */
      isOff?: boolean | undefined;
    }
);

type MenuProps = {
  label: string;
  /** The icon of the button that opens it, unless there is a `trigger`. */
  icon?: ReactNode;
  /** A button of the caller's own, which says what it opens. */
  trigger?: ReactElement;
  items: MenuItem[];
  /** Above the rows, what they are for. */
  heading?: string | undefined;
  /** Its press came before this code was loaded. */
  startsOpen?: boolean;
};

export function Menu({ label, icon, trigger, items, heading, startsOpen = false }: MenuProps) {
  const [open, setOpen] = useState(startsOpen);
  // It opens a frame after its press, and goes at once: before what a row of it opens.
  const delayed = useAfterFrame(open);
  // If one row has an icon, all leave room for it, so that their texts align.
  const withIcons = items.some((item) => item.icon !== undefined);
  const rows = items.map((item) => (
    <Fragment key={item.key}>
      {item.isApart ? <Base.Separator className={styles.line} /> : null}
      <MenuRow item={item} withIcons={withIcons} />
    </Fragment>
  ));
  return (
    // The CSP refuses the inline style elements that some parts would write.
    <CSPProvider disableStyleElements>
      <Base.Root modal={false} open={open && delayed} onOpenChange={setOpen}>
        <Base.Trigger render={trigger ?? <IconButton label={label} icon={icon} />} />
        <Base.Portal>
          <Base.Positioner className={styles.positioner} align="end" sideOffset={6}>
            <Base.Popup className={styles.popup}>
              {heading === undefined ? (
                rows
              ) : (
                <Base.Group>
                  <Base.GroupLabel className={styles.heading}>{heading}</Base.GroupLabel>
                  {rows}
                </Base.Group>
              )}
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
      {item.detail === undefined ? (
        <span>{item.label}</span>
      ) : (
        <span className={styles.words}>
          {item.label}
          <span className={styles.detail}>{item.detail}</span>
        </span>
      )}
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
    <Base.Item className={styles.row} disabled={item.isOff} onClick={item.onSelect}>
      {content}
    </Base.Item>
  );
}

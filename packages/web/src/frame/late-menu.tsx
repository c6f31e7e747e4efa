import { IconButton } from "@tomoru/ui/actions/icon-button";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useState,
} from "react";
import { lazyOverlay } from "../page/overlay.ts";

const Menu = lazyOverlay(async () => (await import("@tomoru/ui/overlays/menu")).Menu);

type LateMenuProps = {
  label: string;
  /** Of the button that opens it, unless that is `trigger`. */
  icon?: ReactNode;
  trigger?: ReactElement<ComponentProps<"button">>;
  items: MenuItem[];
  heading?: string | undefined;
};

/**
 * A menu of the bars that comes with its first press: a button that is replaced by it unasked loses the focus, and a press under
 * way.
 */
export function LateMenu({ label, icon, trigger, items, heading }: LateMenuProps) {
  const [pressed, setPressed] = useState(false);
  const button = cloneElement(trigger ?? <IconButton label={label} icon={icon} />, {
    onClick: () => startTransition(() => setPressed(true)),
    "aria-haspopup": "menu",
    "aria-expanded": false,
  });
  if (!pressed) return button;
  return (
    <Suspense fallback={button}>
      <Menu
        label={label}
        icon={icon}
        {...(trigger && { trigger })}
        items={items}
        heading={heading}
        startsOpen
      />
    </Suspense>
  );
}

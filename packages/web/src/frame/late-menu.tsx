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
  /** The icon of the button that opens it, unless there is a `trigger`. */
  icon?: ReactNode;
  trigger?: ReactElement<ComponentProps<"button">>;
  items: MenuItem[];
  heading?: string | undefined;
};

/**
 * A menu that is loaded when its button is first pressed. Replacing the button at any other time would lose the focus, or a press
 * under way.
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

import { IconButton } from "@tomoru/ui/actions/icon-button";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from "react";
import { lazyOverlay } from "../page/overlay.ts";

const Menu = lazyOverlay(async () => (await import("@tomoru/ui/overlays/menu")).Menu);

type LateMenuProps = {
  label: string;
  /** Of the button that opens it, unless that is `trigger`. */
  icon?: ReactNode;
  trigger?: ReactElement<{ onClick?: () => void }>;
  items: MenuItem[];
};

/** A menu of the bars. It is fetched later than the page is hydrated: the markup that is hydrated has its button alone. */
export function LateMenu({ label, icon, trigger, items }: LateMenuProps) {
  // A press on what stands in for the menu is not lost: the menu comes open.
  const [pressed, setPressed] = useState(false);
  const press = () => setPressed(true);
  const button = trigger ? (
    cloneElement(trigger, { onClick: press })
  ) : (
    <IconButton label={label} icon={icon} onClick={press} />
  );
  const [stands, setStands] = useState(false);
  useEffect(() => startTransition(() => setStands(true)), []);
  if (!stands) return button;
  return (
    <Suspense fallback={button}>
      <Menu label={label} icon={icon} {...(trigger && { trigger })} items={items} startsOpen={pressed} />
    </Suspense>
  );
}

import type { NavItem } from "@tomoru/ui/layout/shell-nav";
import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";
import { LateMenu } from "./late-menu.tsx";

type MoreTab = { items: readonly NavItem[]; words: { more: string; moreTitle: string } };

/** The last tab of a phone: what the sidebar has below its line. */
export function moreTab({ items, words }: MoreTab): NavItem {
  return {
    key: "more",
    label: words.more,
    icon: <Ellipsis aria-hidden="true" />,
    current: items.some(({ current }) => current),
    render: <More items={items} label={words.moreTitle} />,
  };
}

type MoreProps = ComponentProps<"a"> & { items: readonly NavItem[]; label: string };

/** Has the props that the bar gives each of its links. */
function More({ items, label, className, children, "aria-current": current }: MoreProps) {
  return (
    <LateMenu
      label={label}
      trigger={
        <button type="button" className={className} aria-current={current} aria-label={label}>
          {children}
        </button>
      }
      items={items.map((item) => ({
        key: item.key,
        label: item.label,
        icon: item.icon,
        render: item.render,
      }))}
    />
  );
}

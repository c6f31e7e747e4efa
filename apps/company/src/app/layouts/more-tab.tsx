import type { Words } from "@tomoru/i18n/ja/company/words";
import type { NavItem } from "@tomoru/ui/layout/shell-nav";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { Ellipsis } from "lucide-react";
import type { ComponentProps } from "react";

type MoreTab = { items: readonly NavItem[]; words: Words };

/** The last tab of a phone: what the sidebar has below its line. */
export function moreTab({ items, words }: MoreTab): NavItem {
  const { frame } = words;
  return {
    key: "more",
    label: frame.more,
    icon: <Ellipsis aria-hidden="true" />,
    current: items.some(({ current }) => current),
    render: <More items={items} label={frame.moreTitle} />,
  };
}

type MoreProps = ComponentProps<"a"> & { items: readonly NavItem[]; label: string };

/** Takes what the bar gives each of its links. */
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

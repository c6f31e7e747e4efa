import type { List } from "@tomoru/contract/company/lists";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { Copy, Ellipsis, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useWords } from "../../../shared/site.ts";
import type { ListActions } from "../use-list-actions.ts";

type ListMenuProps = { list: List; hasGroups: boolean; onAsk: ListActions["ask"] };

/** A locked list can be copied and deleted alone, and says why. */
export function ListMenu({ list, hasGroups, onAsk }: ListMenuProps) {
  const { lists: say } = useWords();
  const locked = list.isLocked ? { isOff: true, detail: say.add.locked } : {};
  const items: MenuItem[] = [
    {
      key: "edit",
      label: say.all.edit,
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: () => onAsk("edit", list),
      ...locked,
    },
    {
      key: "copy",
      label: say.all.copy,
      icon: <Copy size={20} aria-hidden="true" />,
      onSelect: () => onAsk("copy", list),
    },
    {
      key: "remove",
      label: say.all.remove,
      icon: <Trash2 size={20} aria-hidden="true" />,
      isApart: true,
      onSelect: () => onAsk("remove", list),
    },
  ];
  const move: MenuItem = {
    key: "move",
    label: say.all.move,
    icon: <FolderInput size={20} aria-hidden="true" />,
    onSelect: () => onAsk("move", list),
    ...locked,
  };
  return (
    <LateMenu
      label={say.all.menu(list.name)}
      icon={<Ellipsis size={20} aria-hidden="true" />}
      items={hasGroups ? items.toSpliced(1, 0, move) : items}
    />
  );
}

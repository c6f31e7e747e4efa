import type { Platform } from "@tomoru/contract/platforms";
import { Button } from "@tomoru/ui/actions/button";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { lazyOverlay } from "@tomoru/web/page/overlay.ts";
import { BookmarkPlus, List as ListIcon, Lock, Plus, RotateCw } from "lucide-react";
import { type ComponentProps, type ReactElement, Suspense, useState } from "react";
import { useLanguage } from "../site.ts";
import { AdditionNote } from "./addition-note.tsx";
import { listChoices } from "./list-choices.view.ts";
import { usePickableLists } from "./lists.queries.ts";
import { useAddToList } from "./use-add-to-list.ts";

const NewListDialog = lazyOverlay(async () => (await import("./new-list-dialog.tsx")).NewListDialog);

type AddToListMenuProps = {
  platform: Platform;
  creatorIds: readonly string[];
  /** The lists that have an account, where the page knows them. */
  listIdsOf?: (creatorId: string) => readonly string[];
  /** The page's own button, in place of the usual one. */
  trigger?: ReactElement<ComponentProps<"button">>;
  /** The id of the button, for the page's keys. */
  triggerId?: string;
};

const none = () => [];

/** Adds accounts to an existing or a new list; the result is shown beside the button and can be undone. */
export function AddToListMenu({
  platform,
  creatorIds,
  listIdsOf = none,
  trigger,
  triggerId,
}: AddToListMenuProps) {
  const { words, format } = useLanguage();
  const { lists: say } = words;
  const lists = usePickableLists(platform);
  const { said, add, made, undo } = useAddToList(creatorIds);
  const [isMaking, setMaking] = useState(false);
  const { counts } = lists.open ?? {};
  const isFull = counts !== undefined && counts.unconsulted >= counts.limit;
  const all = [...(lists.open?.docs ?? []), ...lists.consulted];
  const choices = listChoices({ lists: all, creatorIds, listIdsOf, perList: lists.perList, say, format });
  const rows = choices.map(
    ({ list, detail, isOff }): MenuItem => ({
      key: list.listId,
      label: list.name,
      detail,
      icon:
        list.status === "consulted" || list.isLocked ? (
          <Lock aria-hidden="true" />
        ) : (
          <ListIcon aria-hidden="true" />
        ),
      isOff,
      onSelect: () => add(list),
    }),
  );
  const make: MenuItem = {
    key: "new",
    label: say.add.new,
    detail: isFull ? say.add.newFull(counts.limit) : undefined,
    icon: <Plus aria-hidden="true" />,
    isOff: isFull,
    isApart: true,
    onSelect: () => setMaking(true),
  };
  return (
    <>
      <AdditionNote said={said} onUndo={() => void undo()} />
      <LateMenu
        label={say.add.button}
        heading={say.add.heading(creatorIds.length)}
        trigger={
          trigger ?? (
            <Button
              id={triggerId}
              variant="secondary"
              size="dense"
              icon={<BookmarkPlus size={18} aria-hidden="true" />}
            >
              {say.add.button}
            </Button>
          )
        }
        items={lists.open ? [...rows, make] : [waitingRow(lists, say.add)]}
      />
      {isMaking ? (
        <Suspense>
          <NewListDialog
            platform={platform}
            creatorIds={creatorIds}
            onMade={(list) => {
              setMaking(false);
              made(list);
            }}
            onCancel={() => setMaking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type Waiting = Pick<ReturnType<typeof usePickableLists>, "failure" | "reload">;

function waitingRow({ failure, reload }: Waiting, say: { loading: string; failed: string }): MenuItem {
  return {
    key: "waiting",
    label: failure ? say.failed : say.loading,
    icon: <RotateCw aria-hidden="true" />,
    isOff: !failure,
    onSelect: () => void reload(),
  };
}

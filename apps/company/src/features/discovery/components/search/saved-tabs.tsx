import type { SavedSearch } from "@tomoru/contract/company/saved-searches";
import { Button } from "@tomoru/ui/actions/button";
import type { MenuItem } from "@tomoru/ui/overlays/menu";
import { LateMenu } from "@tomoru/web/frame/late-menu.tsx";
import { Bell, BellOff, Ellipsis, Pencil, RefreshCw, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { paths } from "../../../../app/paths.ts";
import { SaidWithUndo } from "../../../../shared/page/said-with-undo.tsx";
import { useWords } from "../../../../shared/site.ts";
import { savedAddress, savedKey } from "../../saved-address.view.ts";
import { markOpened, useRefreshSaved, useSavedSearches } from "../../saved-searches.queries.ts";
import type { SavedActions } from "../../use-saved-actions.ts";
import styles from "./saved-tabs.module.css";

type SavedTabsProps = { address: URLSearchParams; actions: SavedActions };

/** The company's saved searches, each with its number of new accounts. Shows nothing until one was saved. */
export function SavedTabs({ address, actions }: SavedTabsProps) {
  const { saved: say } = useWords().search;
  const { data, failure, reload } = useSavedSearches();
  const here = data?.docs.find(({ searchId }) => searchId === address.get(savedKey));
  useOpened(here);
  const docs = data?.docs ?? [];
  return (
    <>
      {failure && !data ? (
        <p className={styles.failed}>
          {say.loadFailed}
          <Button variant="text" size="dense" onClick={() => void reload()}>
            {say.retry}
          </Button>
        </p>
      ) : null}
      {docs.length > 0 ? (
        <div className={styles.bar}>
          <nav aria-label={say.label} className={styles.nav}>
            <ul className={styles.tabs}>
              <li>
                <Link
                  className={styles.tab}
                  to={`${paths.creators}?platform=${address.get("platform") ?? "instagram"}`}
                  aria-current={here ? undefined : "page"}
                >
                  {say.fresh}
                </Link>
              </li>
              {docs.map((saved) => (
                <li key={saved.searchId}>
                  <Tab saved={saved} isHere={saved === here} />
                </li>
              ))}
            </ul>
          </nav>
          {here ? (
            <LateMenu
              label={say.menu(here.name)}
              icon={<Ellipsis size={20} aria-hidden="true" />}
              items={itemsOf(here, actions, say)}
            />
          ) : null}
        </div>
      ) : null}
      <SaidWithUndo text={actions.said?.text} onUndo={actions.said?.undo} onClose={actions.hush} />
    </>
  );
}

function Tab({ saved, isHere }: { saved: SavedSearch; isHere: boolean }) {
  const { saved: say } = useWords().search;
  const { name, newCount } = saved;
  return (
    <Link
      className={styles.tab}
      to={{ pathname: paths.creators, search: savedAddress(saved).toString() }}
      aria-current={isHere ? "page" : undefined}
      aria-label={newCount > 0 ? say.newOnesIn(name, newCount) : undefined}
    >
      {name}
      {newCount > 0 ? <span className={styles.fresh}>{say.newOnes(newCount)}</span> : null}
    </Link>
  );
}

/** Opening a tab marks its new accounts as seen; the count starts over. */
function useOpened(here: SavedSearch | undefined) {
  const refresh = useRefreshSaved();
  const id = here && here.newCount > 0 ? here.searchId : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search that is opened with new ones.
  useEffect(() => {
    if (id === null) return;
    // If this fails nothing is lost: the number stays for the next time.
    void markOpened(id).then(refresh, () => undefined);
  }, [id]);
}

type Say = ReturnType<typeof useWords>["search"]["saved"];

function itemsOf(saved: SavedSearch, actions: SavedActions, say: Say): MenuItem[] {
  const { isMailed } = saved;
  const Mail = isMailed ? BellOff : Bell;
  return [
    {
      key: "update",
      label: say.update,
      icon: <RefreshCw size={20} aria-hidden="true" />,
      onSelect: () => actions.update(saved),
    },
    {
      key: "rename",
      label: say.rename,
      icon: <Pencil size={20} aria-hidden="true" />,
      onSelect: () => actions.askName(saved),
    },
    {
      key: "mail",
      label: isMailed ? say.mailOff : say.mailOn,
      icon: <Mail size={20} aria-hidden="true" />,
      onSelect: () => actions.mail(saved, !isMailed),
    },
    {
      key: "remove",
      label: say.remove,
      icon: <Trash2 size={20} aria-hidden="true" />,
      isApart: true,
      onSelect: () => actions.remove(saved),
    },
  ];
}

import type { LazyView } from "@tomoru/web/page/lazy-view.tsx";
import { useSplit } from "@tomoru/web/page/use-split.ts";
import { useEffect, useState } from "react";
import { Outlet } from "react-router";
import { useChosenOffer } from "../use-chosen-offer.ts";
import styles from "./offers.module.css";

/**
 * The list and one offer: two pages, and on a wide screen one, where the list stays as it is while offers are chosen in it.
 * The address says which offer is open, in both.
 */
export function OffersPage({ list }: { list: LazyView }) {
  const chosen = useChosenOffer();
  const split = useSplitOnceHere(list);
  const List = list.View;
  return (
    <div className={styles.page}>
      {split || chosen === undefined ? <List /> : <div className={styles.list} />}
      {chosen === undefined ? null : (
        <div className={styles.pane}>
          <Outlet key={chosen} />
        </div>
      )}
    </div>
  );
}

/** When the window becomes wide, the page stays as it is until the list is loaded too. */
function useSplitOnceHere({ isHere, preload }: LazyView): boolean {
  const split = useSplit();
  const [here, setHere] = useState(isHere);
  useEffect(() => {
    if (split && !here) void preload().then(() => setHere(true));
  }, [split, here, preload]);
  return split && here;
}

import type { ComponentType } from "react";
import { useSplit } from "../../../shared/page/use-split.ts";
import { useParams } from "../../../shared/router/router.tsx";
import styles from "./offers.module.css";

type OffersPageProps = { List: ComponentType<{ chosen?: string | undefined }>; Detail: ComponentType };

/**
 * The list and one offer: two pages, and on a wide screen one, where the list stays as it is while offers are chosen in it.
 * The address says which offer is open, in both.
 */
export function OffersPage({ List, Detail }: OffersPageProps) {
  const { id } = useParams();
  const split = useSplit();
  return (
    <div className={styles.page}>
      {split || id === undefined ? <List chosen={id} /> : <div className={styles.list} />}
      {id === undefined ? null : (
        <div className={styles.pane}>
          <Detail key={id} />
        </div>
      )}
    </div>
  );
}

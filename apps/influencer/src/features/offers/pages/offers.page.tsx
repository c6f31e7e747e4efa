import type { ComponentType } from "react";
import { useSplit } from "../../../shared/page/use-split.ts";
import { useParams } from "../../../shared/router/router.tsx";
import { OffersBeside } from "../components/offers-beside.tsx";
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
      <div className={styles.list} data-scrolls>
        {split || id === undefined ? <List chosen={id} /> : null}
      </div>
      <div className={styles.pane}>
        {id === undefined ? null : <Detail key={id} />}
        {split && id === undefined ? <OffersBeside /> : null}
      </div>
    </div>
  );
}

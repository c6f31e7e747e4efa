import { useSplit } from "@tomoru/web/page/use-split.ts";
import { type ComponentType, useEffect, useState } from "react";
import { useParams } from "../../../shared/page/use-params.ts";
import styles from "./offers.module.css";

type Parts = { areHere: () => boolean; fetch: () => Promise<void> };

type OffersPageProps = {
  List: ComponentType<{ chosen?: string | undefined }>;
  Detail: ComponentType;
  parts: Parts;
};

/**
 * The list and one offer: two pages, and on a wide screen one, where the list stays as it is while offers are chosen in it.
 * The address says which offer is open, in both.
 */
export function OffersPage({ List, Detail, parts }: OffersPageProps) {
  const { id } = useParams();
  const split = useSplitOnceHere(parts);
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

/** A window that becomes wide shows what it has until the other part is here as well. */
function useSplitOnceHere({ areHere, fetch }: Parts): boolean {
  const split = useSplit();
  const [here, setHere] = useState(areHere);
  useEffect(() => {
    if (split && !here) void fetch().then(() => setHere(true));
  }, [split, here, fetch]);
  return split && here;
}

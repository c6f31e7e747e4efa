import { type CSSProperties, type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

type PlacedProps = { className?: string | undefined; style: CSSProperties; children: ReactNode };

const stays = () => () => undefined;

/** A label at its place in a chart. The policy allows no style within a document: what the server has rendered gets its labels with the app. */
export function Placed({ className, style, children }: PlacedProps) {
  const isInBrowser = useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
  // All labels of a page at once would keep a phone from answering.
  const canBePlaced = useDeferredValue(isInBrowser);
  return canBePlaced ? (
    <span className={className} style={style}>
      {children}
    </span>
  ) : null;
}

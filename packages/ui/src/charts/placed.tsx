import { type CSSProperties, type ReactNode, useSyncExternalStore } from "react";

type PlacedProps = { className?: string | undefined; style: CSSProperties; children: ReactNode };

const stays = () => () => undefined;

/** A label at its place in a chart. The policy allows no style within a document: what the server has drawn gets its labels with the app. */
export function Placed({ className, style, children }: PlacedProps) {
  const canBePlaced = useSyncExternalStore(
    stays,
    () => true,
    () => false,
  );
  return canBePlaced ? (
    <span className={className} style={style}>
      {children}
    </span>
  ) : null;
}

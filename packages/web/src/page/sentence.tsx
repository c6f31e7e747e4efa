import type { ReactNode } from "react";

/** A sentence of the dictionary around an element that stands in its middle. */
export function Sentence({
  around,
  children,
}: {
  around: { before: string; after: string };
  children: ReactNode;
}) {
  return (
    <>
      {around.before}
      {children}
      {around.after}
    </>
  );
}

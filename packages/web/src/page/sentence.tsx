import type { ReactNode } from "react";

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

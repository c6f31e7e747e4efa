import type { ComponentProps, MouseEvent } from "react";
import { currentPlace, type Handover, navigate } from "./history.ts";

type LinkProps = Omit<ComponentProps<"a">, "href"> & Handover & { to: string };

/** A link to an address of ours, followed without loading the document again. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(to, { replace: replace ?? isHere(to), state });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A plain click; any other opens a tab or a window, which is the browser's business. */
function staysHere({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && currentTarget.target !== "_blank";
}

/** The address of now again is no step in the history. */
function isHere(to: string): boolean {
  const { pathname, search } = currentPlace();
  return to === pathname + search;
}

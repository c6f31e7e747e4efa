import { type ComponentProps, cloneElement, createElement, type ReactElement } from "react";
import { classNames } from "../class-names.ts";

type AnchorProps = Omit<ComponentProps<"a">, "ref">;

/** The element that a component renders as a link: a router's link, an `<a>` or a `<button>`. */
export type LinkElement = ReactElement<AnchorProps>;

/** Renders `render` (an `<a>` by default) with our class names, attributes and children merged over its own. */
export function Anchor({
  render = createElement("a"),
  className,
  children,
  ...rest
}: AnchorProps & { render?: LinkElement | undefined }) {
  return cloneElement(
    render,
    { ...rest, className: classNames(render.props.className, className) },
    children ?? render.props.children,
  );
}

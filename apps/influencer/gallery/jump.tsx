import type { ComponentProps } from "react";

/** A link to a place of the gallery, for parts that lay their own words over the link they are given. */
export function Jump(props: Omit<ComponentProps<"a">, "ref"> & { href: string }) {
  return <a {...props} />;
}

import type { Actor } from "../endpoint.ts";

/** The creators' calls have the plain names; another side's begin with it, since a name is one call's alone. */
type NameOf<S extends Actor, Name extends string> = S extends "influencer" ? Name : `${S}${Capitalize<Name>}`;

export function nameOf<S extends Actor, const Name extends string>(side: S, name: Name): NameOf<S, Name> {
  const own = side === "influencer" ? name : side + name.charAt(0).toUpperCase() + name.slice(1);
  // Built here just as the type says.
  return own as NameOf<S, Name>;
}

import type { KyselyPlugin, RootOperationNode } from "kysely";
import type { Deps } from "../deps.ts";

/** What a use case asks of the database and of the hasher, in order and without values: `statement kind table`, `hash`. */
export type Listened = { readonly deps: Deps; readonly heard: string[] };

/** The same dependencies, with everything written down that they do. */
export function listenedTo(deps: Deps): Listened {
  const heard: string[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node }) {
      heard.push(textOf(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const { hash, verify } = deps.passwords;
  const passwords = {
    ...deps.passwords,
    hash: (...given: Parameters<typeof hash>) => {
      heard.push("hash");
      return hash(...given);
    },
    verify: (...given: Parameters<typeof verify>) => {
      heard.push("hash");
      return verify(...given);
    },
  };
  return { deps: { ...deps, passwords, db: deps.db.withPlugin(listening) }, heard };
}

/** A statement as it is built, without the values that it is asked with. */
function textOf(node: RootOperationNode): string {
  return JSON.stringify(node, (key, value) => (key === "value" || key === "values" ? undefined : value));
}

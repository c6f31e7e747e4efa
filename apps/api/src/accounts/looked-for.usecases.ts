import type { Actor } from "@tomoru/contract/endpoint";
import { Email } from "@tomoru/contract/fields";
import { z } from "zod/mini";
import type { Queryable } from "../platform/db/database.ts";
import type { OwnerId } from "../platform/owner.ts";
import { type EmailOf, findHolder } from "./accounts.repository.ts";

/** Whom the operator looks for: the owner of an e-mail, null where nobody has it, or whoever has a name with these words. */
export type LookedFor =
  | { readonly by: "email"; readonly ownerId: string | null }
  | { readonly by: "name"; readonly words: string };

/** What is typed is an e-mail if it is a whole one. An account name as a profile shows it is one of its words. */
export async function lookedFor(db: Queryable, { q, kind }: { q: string; kind: Actor }): Promise<LookedFor> {
  const email = z.safeParse(Email, q);
  if (!email.success) return { by: "name", words: q.replace(/^[@＠](?=.)/, "") };
  return { by: "email", ownerId: (await findOwnerOf(db, { actor: kind, email: email.data })) ?? null };
}

/** The operator knows people by their e-mail; undefined where nobody has it. */
export async function findOwnerOf<A extends Actor>(
  db: Queryable,
  asked: EmailOf<A>,
): Promise<OwnerId<A> | undefined> {
  return (await findHolder(db, asked))?.ownerId;
}

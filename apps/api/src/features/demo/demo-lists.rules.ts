import type { DemoTrait } from "./demo-creators.data.ts";
import type { FoundDemoCreator } from "./demo-creators.rules.ts";
import { type DemoList, notesOfTraits, otherNotes } from "./demo-lists.data.ts";

export type DemoEntry = { readonly number: number; readonly note: string };

/** The entries of a list: first one account for each of its traits, then others that fit. */
export function demoEntriesOf(list: DemoList, creators: readonly FoundDemoCreator[]): DemoEntry[] {
  const there = creators.flatMap((creator) => {
    const account = creator.accounts.find(({ platform }) => platform === list.platform);
    return account ? [{ number: creator.number, account }] : [];
  });
  const { from, to } = list.followers;
  const inRange = there.filter(({ account: { followers } }) => followers >= from && followers <= to);
  const special = list.traits.flatMap((trait) =>
    inRange.filter(({ account }) => account.trait === trait).slice(0, 2),
  );
  const fitting = inRange.filter(
    ({ account: { topic, trait } }) => trait === "usual" && list.topics.includes(topic.id),
  );
  return [...special, ...fitting]
    .slice(0, list.creators)
    .map(({ number, account }, at) => ({ number, note: noteOf(account.trait, at) }));
}

function noteOf(trait: DemoTrait, at: number): string {
  return notesOfTraits[trait] ?? (at % 3 === 0 ? (otherNotes[(at / 3) % otherNotes.length] ?? "") : "");
}

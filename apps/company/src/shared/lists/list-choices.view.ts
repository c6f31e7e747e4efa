import type { List } from "@tomoru/contract/company/lists";
import type { Format } from "@tomoru/i18n/format";
import type { ListsWords } from "@tomoru/i18n/ja/company/lists";

type Choosing = {
  readonly lists: readonly List[];
  readonly creatorIds: readonly string[];
  /** The lists that have an account, as far as it is known. */
  readonly listIdsOf: (creatorId: string) => readonly string[];
  /** How many a list of the plan holds. */
  readonly perList: number | undefined;
  readonly say: ListsWords;
  readonly format: Pick<Format, "beside">;
};

export type ListChoice = { readonly list: List; readonly detail: string; readonly isOff: boolean };

/** The lists to choose from with a note on each: first those that can take the accounts, then the others with the reason. */
export function listChoices({ lists, creatorIds, listIdsOf, perList, say, format }: Choosing): ListChoice[] {
  const choices = lists.map((list): ListChoice => {
    const known = creatorIds.filter((id) => listIdsOf(id).includes(list.listId)).length;
    const reason = reasonAgainst({ list, fresh: creatorIds.length - known, perList, say });
    if (reason !== null) return { list, detail: reason, isOff: true };
    const { has, some } = say.add;
    const detail = has(list.count, say.unconsulted);
    return { list, detail: known > 0 ? format.beside([detail, some(known)]) : detail, isOff: false };
  });
  return choices.toSorted((one, other) => Number(one.isOff) - Number(other.isOff));
}

type Asked = Pick<Choosing, "perList" | "say"> & { readonly list: List; readonly fresh: number };

function reasonAgainst({ list, fresh, perList, say: { add } }: Asked): string | null {
  if (list.status === "consulted") return add.consulted;
  if (list.isLocked) return add.locked;
  if (fresh === 0) return add.all;
  if (perList === undefined || list.count + fresh <= perList) return null;
  return list.count >= perList ? add.full(perList) : add.room(perList - list.count);
}

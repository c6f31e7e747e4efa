import type { List, ListRow, listLists } from "../company/lists.ts";
import type { ResultOf } from "../endpoint.ts";
import { anAccountCard } from "./creator.builder.ts";

/** A list of eight that nobody was asked from yet; a test names what it is about. */
export function aList(part: Partial<List> = {}): List {
  return {
    listId: "019ab4d2-0000-7000-8000-0000000000c1",
    name: "しずく 12月発売 候補",
    explanation: "",
    platform: "instagram",
    groupId: null,
    budgetBand: null,
    status: "unconsulted",
    isLocked: false,
    count: 8,
    createdBy: "019ab4d2-0000-7000-8000-0000000000a1",
    updatedAt: "2026-11-20T01:30:00.000Z",
    consultedAt: null,
    ...part,
  };
}

export function aListRow(part: Partial<ListRow> = {}): ListRow {
  return {
    ...anAccountCard(),
    note: "",
    addedBy: "019ab4d2-0000-7000-8000-0000000000a1",
    addedAt: "2026-11-20T01:30:00.000Z",
    isGone: false,
    lastDeal: null,
    ...part,
  };
}

/** The only page of a company's lists, on Standard. */
export function aListPage(part: Partial<ResultOf<typeof listLists>> = {}): ResultOf<typeof listLists> {
  const docs = part.docs ?? [aList()];
  const unconsulted = docs.filter(({ status }) => status === "unconsulted").length;
  return {
    docs,
    nextCursor: null,
    groups: [],
    counts: { all: docs.length, uncategorised: docs.length, unconsulted, limit: 50 },
    ...part,
  };
}
